// boardgame.io with a game of one move, and players who make it: `serve PORT`, or `drive PORT MATCHES SEATS SECONDS`.
// Found through NODE_PATH. The driver says "ready", waits for a line, plays, and says how many moves every seat has seen.
const game = {
  name: 'steps',
  setup: () => ({ steps: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { step: ({ G }) => { G.steps += 1 } },
}

function serve(port) {
  const { Server } = require('boardgame.io/server')
  Server({ games: [game], origins: [/127\.0\.0\.1/] }).run({ port, callback: () => console.log('ready') })
}

class Match {
  constructor(port, number, seats, run) {
    Object.assign(this, { port, id: `match-${number}`, seats, run, sockets: [], seen: new Array(seats).fill(-1) })
  }

  async open() {
    const { io } = require('socket.io-client')
    for (let seat = 0; seat < this.seats; seat++) {
      const socket = io(`http://127.0.0.1:${this.port}/steps`, { transports: ['websocket'], forceNew: true })
      this.sockets.push(socket)
      socket.on('update', (_id, state) => this.hear(seat, state))
      await new Promise((done) => {
        socket.on('sync', (_id, info) => { this.hear(seat, info.state); done() })
        socket.on('connect', () => socket.emit('sync', this.id, `${seat}`, undefined, this.seats))
      })
    }
  }

  hear(seat, state) {
    if (state._stateID <= this.seen[seat]) return
    this.seen[seat] = state._stateID
    this.state = state
    if (!this.run.going || Math.min(...this.seen) !== state._stateID) return
    if (this.moved) this.run.moves += 1
    this.move()
  }

  move() {
    const player = this.state.ctx.currentPlayer
    const payload = { type: 'step', args: [], playerID: player }
    this.moved = true
    this.sockets[Number(player)].emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, this.id, player)
  }
}

async function drive(port, matches, seats, seconds) {
  const run = { going: false, moves: 0 }
  const opened = []
  for (let number = 0; number < matches; number++) {
    // A match is made when the first of its players asks for it.
    const match = new Match(port, number, seats, run)
    await match.open()
    opened.push(match)
  }
  console.log('ready')
  await new Promise((done) => process.stdin.once('data', done))
  run.going = true
  opened.forEach((match) => match.move())
  await new Promise((done) => setTimeout(done, seconds * 1000))
  run.going = false
  console.log(run.moves)
  process.exit(0)
}

const [mode, ...numbers] = process.argv.slice(2)
if (mode === 'serve') serve(Number(numbers[0]))
else drive(...numbers.map(Number)).catch((wrong) => { console.error(String(wrong)); process.exit(1) })
