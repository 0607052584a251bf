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
  tender:
    'soft, warm, kind, mild, sweet, dear, light, small, near, young, fair, bright, slow, calm, new, true, blue, whole, clean, late, hushed, round, pale, low, still, brown'.split(
      ', ',
    ),
  bitter:
    'cold, hard, sour, lean, mean, black, sharp, dry, thin, bare, cheap, false, bent, grey, rank, worn, late, cruel, small, sly, stale, vain, proud, cracked, blind, slow'.split(
      ', ',
    ),
  solemn:
    'grave, still, slow, old, deep, tall, stern, calm, pale, vast, high, low, stone, white, plain, hushed, long, great, dark, bowed, clear, firm, bare, cold, straight, true'.split(
      ', ',
    ),
  people:
    'miller, cooper, weaver, ferryman, widow, cobbler, tinker, drover, shepherd, sexton, barber, baker, fiddler, tanner, fishwife, carter, potter, beggar, abbess, bailiff, hangman, pilot, salter, midwife, reeve, smith, monk, nun, groom, clerk, thief, squire, drummer, brewer, glover, fletcher, mason, chandler, cartwright, ploughman, herdsman, boatman, minstrel, friar, sheriff, huntsman, lacemaker'.split(
      ', ',
    ),
  beast:
    'raven, heron, otter, badger, weasel, spider, adder, owl, goat, hound, mare, crow, wolf, stoat, eel, hare, rook, toad, bat, fox, ox, moth, pike, ram, lynx, swan, gull, hen, drake, newt, shrew, thrush, jackdaw, magpie, salmon, mule'.split(
      ', ',
    ),
  metal:
    'iron, silver, copper, pewter, gold, brass, lead, tin, bone, glass, amber, bronze, steel, jet, pearl, ivory, oaken, wooden, leather'.split(
      ', ',
    ),
  season: 'winter, autumn, summer, springtime, harvest, April, August, March, May, June'.split(', '),
  weather:
    'wind, rain, fog, sleet, hail, frost, mist, thunder, snow, drizzle, cloud, dust, smoke, dew, ice, dark'.split(', '),
  kin: 'mother, father, sister, brother, uncle, daughter, neighbour, sweetheart, wife, son, aunt, child, lord, captain'.split(
    ', ',
  ),
  hero: 'Ellen, Anna, Martin, Robin, Alice, Margaret, Thomas, Hugh, Jack, Rose, Walter, Agnes, Edith, Harold, Nell, Simon, Clement, Isabel, Adam, Oliver, Martha, Ralph, Sybil, Edmund, Arthur, Bridget, Conrad, Emma, Gareth, Helen, Julian, Lucy, Magnus, Nora, Oswald, Phoebe, Roland, Sarah, Tristan, Una'.split(
    ', ',
  ),
} as const
