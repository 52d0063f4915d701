### What a game says that has no words of its own for it; those in the game's own files come first.

help-example = the words of a move, or just one of them
rules-example = turn
label-legend = Each line shows one thing on the table by its name; — means none.
value-none = —
value-yes = yes
value-no = no
view-you = yours

term-standing = final place, from 0 (last) to 1 (first)
promise-risk = { $percent } % risk of coming last

end-title = The game is over
end-place = place
end-player = player
end-score = points
