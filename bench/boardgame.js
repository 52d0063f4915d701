// boardgame.io with a game of cards, and players who play it: `serve PORT`, or `drive PORT MATCHES SEATS SECONDS`.
// Found through NODE_PATH. The driver says "ready", waits for a line, plays, and says how many moves every seat has seen.
//
// The game is a bare one with hidden hands: a deck nobody sees, eight cards a hand that only their owner sees, and a pile
// for all. A turn plays a card and draws another; when the deck is out the pile is shuffled. It never ends.
const CARDS = 102
const HAND = 8

const game = {
  name: 'steps',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()])
    const players = Object.fromEntries(ctx.playOrder.map((player) => [player, { hand: deck.splice(0, HAND) }]))
    return { secret: { deck }, players, pile: [] }
  },
  playerView: (view) => require('boardgame.io/core').PlayerView.STRIP_SECRETS(view),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: {
      move: ({ G, playerID, random }, index) => {
        const { hand } = G.players[playerID]
        G.pile.push(...hand.splice(index, 1))
        if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.pile.splice(0))
        hand.push(G.secret.deck.pop())
      },
      // Only the server knows the deck.
      client: false,
    },
  },
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
    const payload = { type: 'step', args: [0], playerID: player }
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
