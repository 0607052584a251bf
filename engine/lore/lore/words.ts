/** Words that every form of verse draws on: one list for each part of a line, so that what is drawn agrees with its place. */
export const verseWords = {
  place:
    'door, shore, moor, wall, hall, stall, hill, mill, well, stone, throne, lane, tree, sea, quay, gate, spire, byre, stair, square, fair, street, keep, mound, town, wood, bay, road, ford, sand, tower, fen, glen, den, bridge, ridge, brook, nook, yard, inn, green, lake, brake, stream, gorge, forge, shrine, mine, dale, vale, cave, grave, pool, school, spring, oak, croft, loft'.split(
      ', ',
    ),
  thing:
    'crown, gown, bell, shell, bone, stone, ring, string, key, knife, fife, coat, boat, note, cup, rope, cloak, frame, name, sword, cord, book, hook, hat, shoe, glass, chain, cane, seal, wheel, bowl, scroll, blade, spade, spoon, rose, lamp, stamp, veil, nail, sail, pail, glove, lock, clock, sock, pin, tin, horn, thorn, kite, map, cap, strap, drum, plate, crate, stool, tool, mask, flask, jar'.split(
      ', ',
    ),
  dark: 'cold, old, deep, grim, dim, stark, dark, lean, mean, pale, frail, dead, red, grey, blind, dumb, numb, still, chill, lame, slow, low, strange, vain, plain'.split(
    ', ',
  ),
  merry:
    'bold, old, bright, light, loud, proud, round, sound, sweet, neat, fair, rare, tall, small, red, quick, thick, warm, sly, spry, kind, fine, plump, brown, new, true, blue, wise, green, clean'.split(
      ', ',
    ),
  sad: 'old, cold, grey, pale, frail, slow, low, small, still, chill, dim, slim, worn, torn, lone, mild, late, soft, faint, blue, true, bare, fair, plain, thin, blind, kind'.split(
    ', ',
  ),
  heroic:
    'bold, old, cold, bright, white, tall, proud, loud, high, great, straight, stern, grim, hard, scarred, true, free, swift, strong, long, keen, lean, clean, vast, fast, grey, young'.split(
      ', ',
    ),
  strange:
    'strange, sly, dry, blind, kind, green, lean, pale, frail, odd, thin, bent, round, still, chill, small, tall, queer, clear, near, wild, mild, blue, new, true, warm, slow, low'.split(
      ', ',
    ),
  people:
    'miller, cooper, weaver, ferryman, widow, cobbler, tinker, drover, shepherd, sexton, barber, baker, fiddler, tanner, fishwife, carter, potter, beggar, abbess, bailiff, hangman, pilot, salter, midwife'.split(
      ', ',
    ),
  beast:
    'raven, heron, otter, badger, weasel, spider, adder, owl, goat, hound, mare, crow, wolf, stoat, eel, hare, rook, toad, bat, fox, ox, moth, pike'.split(
      ', ',
    ),
  metal: 'iron, silver, copper, pewter, gold, brass, lead, tin, bone, glass, amber, bronze'.split(', '),
  season: 'winter, autumn, summer, springtime, harvest, April, August, March, May, June'.split(', '),
  weather: 'wind, rain, fog, sleet, hail, frost, mist, thunder, snow, drizzle'.split(', '),
  kin: 'mother, father, sister, brother, uncle, daughter, neighbour, sweetheart, wife, son, aunt, child, lord, captain'.split(
    ', ',
  ),
  hero: 'Ellen, Anna, Martin, Robin, Alice, Margaret, Thomas, Hugh, Jack, Rose, Walter, Agnes, Edith, Harold, Nell, Simon, Clement, Isabel, Adam, Oliver, Martha, Ralph, Sybil, Edmund'.split(
    ', ',
  ),
} as const
