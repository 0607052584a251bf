/*
 * What a poem's world is made of, by what it is about. Each list is one part of a line, so that what is drawn fits its verb:
 * "land" a place one can leave ("the strand"), "at" where something happens ("on the strand"), "folk" who live there,
 * "one" any of them without an article, "toil" what they do all day, "tool" a thing that can be held, "omen" what is seen
 * or heard before something comes, "ill" what they fear, "goods" what they live on.
 */
export interface ThemeWords {
  land: readonly string[]
  at: readonly string[]
  folk: readonly string[]
  one: readonly string[]
  toil: readonly string[]
  tool: readonly string[]
  omen: readonly string[]
  ill: readonly string[]
  goods: readonly string[]
}

const list = (text: string) => text.split(', ')

export const themeWords = {
  sea: {
    land: list(
      'the strand, the quay, the harbour wall, the shore, the bay, the landing stage, the island, the river mouth',
    ),
    at: list(
      'on the strand, by the quay, along the shore, beside the tide, below the harbour wall, out on the bay, in the shallows, where the river ends',
    ),
    folk: list('the fishermen, the pilots, the sailors, the wives of the quay, the salters, the ferry folk'),
    one: list('fisherman, pilot, sailor, netter, captain, salter'),
    toil: list('mending nets, hauling rope, gutting fish, caulking boats, counting sails, reading the tide'),
    tool: list('oar, net, rope, lantern, anchor, line'),
    omen: list('the gulls, the tide, the harbour bell, the fog, the ebb, the swell'),
    ill: list('the undertow, the storm, the deep, the empty boat, the drowning tide'),
    goods: list('salt and herring, cod and rope, oil and sailcloth, eels and beer'),
  },
  winter: {
    land: list('the frozen pond, the drifted lane, the pass, the white field, the valley, the woodshed, the yard'),
    at: list(
      'on the ice, in the snow, along the drifted lane, below the frozen weir, by the woodpile, at the window, on the pass',
    ),
    folk: list('the woodcutters, the shepherds, the old folk, the trappers, the carters, the children'),
    one: list('shepherd, trapper, carter, woodman, miller, widow'),
    toil: list('splitting logs, breaking ice, feeding the fire, clearing the path, counting the stores'),
    tool: list('lantern, kettle, axe, blanket, candle, sledge'),
    omen: list('the frost, the north wind, the first snow, the crows, the early dark, the ice'),
    ill: list('the frost, the hungry month, the wolf, the long night, the drift, the cold'),
    goods: list('wood and tallow, bread and candles, wool and bacon, oats and peat'),
  },
  death: {
    land: list('the churchyard, the crypt, the barrow, the burying ground, the chapel, the yew, the lych gate'),
    at: list(
      'by the grave, in the churchyard, beneath the yew, beside the open tomb, below the chapel floor, at the wake, among the stones',
    ),
    folk: list('the mourners, the bearers, the sextons, the widows, the living, the heirs'),
    one: list('sexton, mourner, widow, bearer, priest, digger'),
    toil: list('digging graves, tolling the bell, sewing shrouds, washing the dead, carving the names'),
    tool: list('spade, candle, shroud, bell, coin, lantern'),
    omen: list('the passing bell, the owl, the crows, the guttering candle, the open grave, the yew'),
    ill: list('the grave, the shroud, the silence, the last bell, the worm, the dark'),
    goods: list('bread and ashes, wax and linen, bone and candle, myrrh and wine'),
  },
  war: {
    land: list('the field, the ford, the broken wall, the rampart, the camp, the bridge, the border'),
    at: list(
      'on the field, at the ford, behind the wall, upon the rampart, before the gate, below the walls, on the border',
    ),
    folk: list('the soldiers, the archers, the captains, the pikemen, the wounded, the drummers'),
    one: list('soldier, archer, captain, drummer, sergeant, squire'),
    toil: list('sharpening swords, digging ditches, holding the line, burying friends, counting the dead'),
    tool: list('sword, shield, banner, spear, helmet, drum'),
    omen: list('the drums, the horns, the banners, the ravens, the smoke, the beacon'),
    ill: list('the siege, the charge, the arrows, the breach, the fire, the spears'),
    goods: list('iron and leather, bread and arrows, mud and glory, oats and iron'),
  },
  love: {
    land: list('the orchard, the garden, the bridge, the lane, the old mill, the meadow, the balcony'),
    at: list(
      'in the orchard, on the bridge, along the lane, beneath the lime, by the garden wall, at the window, in the meadow',
    ),
    folk: list('the lovers, the neighbours, the sisters, the suitors, the old wives, the dancers'),
    one: list('lover, weaver, dancer, suitor, sister, neighbour'),
    toil: list('writing letters, picking roses, counting the days, learning songs, combing out hair'),
    tool: list('ring, letter, ribbon, rose, mirror, glove'),
    omen: list('the nightingale, the evening star, the apple bloom, the swallows, the moon, the roses'),
    ill: list('the parting, the empty bed, the silence, the other, the morning, the lie'),
    goods: list('wine and roses, silk and honey, bread and kisses, plums and music'),
  },
  crown: {
    land: list('the throne, the hall, the palace, the tower, the court, the council room, the gate'),
    at: list('upon the throne, in the hall, before the court, below the tower, on the palace stair, at the feast'),
    folk: list('the lords, the courtiers, the heralds, the ladies, the pages, the guards'),
    one: list('herald, page, steward, lord, jester, guard'),
    toil: list('kissing hands, sealing writs, tasting the wine, weighing the gold, whispering names'),
    tool: list('crown, seal, sceptre, goblet, ring, chain'),
    omen: list('the trumpets, the banners, the empty throne, the ravens, the comet, the bells'),
    ill: list('the axe, the poison, the pretender, the rebel, the knife, the heir'),
    goods: list('gold and ermine, wine and velvet, silver and promises, swans and sugar'),
  },
  thief: {
    land: list('the roof, the market, the gallows, the vault, the alley, the watch house, the wall'),
    at: list(
      'on the roof, in the alley, below the gallows, behind the market, by the wall, at the window, down in the vault',
    ),
    folk: list('the watchmen, the merchants, the cutpurses, the bailiffs, the beggars, the goldsmiths'),
    one: list('watchman, merchant, cutpurse, goldsmith, bailiff, beggar'),
    toil: list('picking locks, counting coin, watching the street, oiling the hinge, learning the rounds'),
    tool: list('key, purse, lantern, rope, knife, lock'),
    omen: list('the watchman’s bell, the open window, the cut rope, the quiet dogs, the moonless night'),
    ill: list('the rope, the watch, the gallows, the informer, the dogs, the noose'),
    goods: list('silver and candlesticks, gold and excuses, pearls and pewter, silk and silence'),
  },
  monster: {
    land: list('the lair, the cave, the burnt hill, the hollow, the marsh, the ruined keep, the chasm'),
    at: list('in the cave, on the burnt hill, beside the lair, below the hollow, at the den, among the bones'),
    folk: list('the hunters, the villagers, the herdsmen, the knights, the charcoal men, the brave'),
    one: list('hunter, herdsman, squire, tracker, knight, goatherd'),
    toil: list('setting snares, burying sheep, sharpening stakes, barring the doors, reading the tracks'),
    tool: list('spear, torch, shield, chain, horn, net'),
    omen: list('the smoke, the silence, the claw marks, the missing sheep, the ravens, the tremor'),
    ill: list('the claw, the fire, the teeth, the shadow, the hunger, the wings'),
    goods: list('sheep and silver, bones and treasure, goats and gold, oxen and armour'),
  },
  god: {
    land: list('the temple, the shrine, the altar, the abbey, the holy well, the cloister, the hill'),
    at: list('at the altar, in the temple, by the holy well, before the shrine, in the cloister, under heaven'),
    folk: list('the faithful, the pilgrims, the nuns, the priests, the penitents, the choir'),
    one: list('pilgrim, priest, abbot, sister, beggar, singer'),
    toil: list('lighting lamps, ringing the hours, copying psalms, washing the feet of the poor, keeping the fast'),
    tool: list('lamp, bell, candle, book, staff, bowl'),
    omen: list('the bells, the weeping statue, the lamp, the doves, the star, the incense'),
    ill: list('the silence, the flood, the doubt, the judgement, the broken altar, the pride'),
    goods: list('oil and incense, bread and silence, wax and water, honey and ash'),
  },
  harvest: {
    land: list('the field, the barn, the mill, the orchard, the hedge, the farmyard, the furrow'),
    at: list('in the barn, on the hill, behind the mill, along the hedge, by the gate, among the sheaves, in the yard'),
    folk: list('the reapers, the farmers, the millers, the gleaners, the ploughmen, the neighbours'),
    one: list('farmer, miller, reaper, ploughman, carter, drover'),
    toil: list('cutting corn, milking cows, turning hay, sharpening scythes, mending the fence'),
    tool: list('scythe, basket, bucket, saddle, sickle, halter'),
    omen: list('the rooks, the rain, the red moon, the swallows, the empty barn, the hail'),
    ill: list('the blight, the hail, the rent, the drought, the rats, the tax'),
    goods: list('barley and cider, apples and bacon, butter and oats, bread and beans'),
  },
  forest: {
    land: list('the wood, the glade, the hollow oak, the thicket, the clearing, the stream, the forest edge'),
    at: list('in the wood, below the oak, along the stream, among the ferns, beside the thorn, in the glade'),
    folk: list('the woodcutters, the hunters, the charcoal men, the foresters, the outlaws, the poachers'),
    one: list('woodman, hunter, forester, poacher, outlaw, ranger'),
    toil: list('felling oak, burning charcoal, setting snares, following tracks, gathering wood'),
    tool: list('axe, bow, snare, horn, lantern, knife'),
    omen: list('the owls, the falling leaves, the white stag, the silence, the jays, the mist'),
    ill: list('the wolf, the bramble, the dark, the hunter, the fire, the root'),
    goods: list('acorns and venison, mushrooms and honey, timber and game, berries and bark'),
  },
  mountain: {
    land: list('the pass, the mine, the cliff, the peak, the quarry, the shaft, the ledge'),
    at: list('on the peak, in the mine, below the cliff, along the ledge, beneath the stone, at the pass'),
    folk: list('the miners, the goatherds, the masons, the dwarves, the smiths, the climbers'),
    one: list('miner, mason, goatherd, climber, digger, smith'),
    toil: list('breaking stone, cutting stairs, propping the shaft, hauling ore, hammering iron'),
    tool: list('hammer, pick, lantern, rope, chisel, bell'),
    omen: list('the falling stones, the eagles, the rumble, the smoke, the echo, the cold'),
    ill: list('the rockfall, the chasm, the snow, the deep, the weight, the height'),
    goods: list('iron and silver, goat’s milk and granite, copper and coal, salt and marble'),
  },
  tavern: {
    land: list('the bar, the cellar, the inn, the kitchen, the yard, the tap, the snug'),
    at: list('at the bar, in the cellar, by the fire, behind the tap, on the table, beneath the bench, at the inn'),
    folk: list('the drinkers, the fiddlers, the carters, the cooks, the regulars, the dice men'),
    one: list('brewer, fiddler, drinker, carter, cook, potman'),
    toil: list('pouring ale, washing the mugs, tapping casks, turning the roast, chalking the slate'),
    tool: list('tankard, bottle, fiddle, barrel, kettle, ladle'),
    omen: list('the empty barrel, the last bell, the broken jug, the cold fire, the quiet fiddle'),
    ill: list('the bill, the morning, the drought, the watered ale, the thirst, the headache'),
    goods: list('ale and onions, bread and brandy, cheese and cider, pies and porter'),
  },
  magic: {
    land: list('the tower, the circle, the library, the stair, the mirror room, the standing stones, the study'),
    at: list(
      'in the tower, within the circle, on the winding stair, among the books, before the glass, beneath the moon',
    ),
    folk: list('the scholars, the students, the wise, the hedge witches, the servants, the conjurers'),
    one: list('scholar, student, witch, conjurer, servant, sage'),
    toil: list('drawing signs, grinding herbs, reading the stars, learning names, copying spells'),
    tool: list('wand, mirror, candle, book, mask, bottle'),
    omen: list('the blue flame, the turning stars, the cracked mirror, the cats, the double moon, the whisper'),
    ill: list('the curse, the bargain, the open circle, the spell, the echo, the name'),
    goods: list('salt and silver, ink and candles, herbs and moonlight, glass and smoke'),
  },
  city: {
    land: list('the square, the gate, the tower, the market, the bridge, the ruined wall, the street'),
    at: list('in the square, below the tower, along the wall, beside the gate, on the bridge, among the stones'),
    folk: list('the townsfolk, the masons, the merchants, the beggars, the builders, the clerks'),
    one: list('mason, merchant, beggar, builder, clerk, lamplighter'),
    toil: list('laying stone, lighting lamps, sweeping the street, counting heads, closing the gate'),
    tool: list('lamp, trowel, ledger, key, bell, broom'),
    omen: list('the bells, the empty street, the shuttered windows, the cracks, the rats, the dust'),
    ill: list('the fire, the plague, the flood, the ruin, the silence, the dust'),
    goods: list('bread and bricks, copper and cloth, lime and lanterns, wool and paper'),
  },
  road: {
    land: list('the road, the crossroads, the milestone, the inn, the toll bridge, the moor, the border'),
    at: list('on the road, at the crossroads, by the milestone, beside the bridge, across the moor, below the hill'),
    folk: list('the carters, the pedlars, the travellers, the drovers, the pilgrims, the neighbours'),
    one: list('carter, pedlar, drover, traveller, tinker, pilgrim'),
    toil: list('mending wheels, walking south, counting the miles, paying the toll, asking the way'),
    tool: list('lantern, staff, bundle, saddle, map, boot'),
    omen: list('the crows, the empty cart, the dust, the evening star, the broken wheel, the wind'),
    ill: list('the wrong turn, the night, the distance, the bandit, the storm, the debt'),
    goods: list('bread and leather, wool and ribbons, pots and rumours, cheese and rope'),
  },
} satisfies Record<string, ThemeWords>

export type Theme = keyof typeof themeWords
