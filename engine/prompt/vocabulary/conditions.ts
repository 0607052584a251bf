import { vocabulary } from './vocabulary.ts'

/** How long a person or thing has been about. */
export const ages = vocabulary('feature', [
  [
    'young',
    'young, youthful, teenage, adolescent, child, boy, girl, juvenile, hatchling, infant, kid, boyish, girlish, youth, teenager, newborn, lad, lass, whelp',
  ],
  ['adult', 'adult, middle aged, grown, mature, fully grown, grown up'],
  [
    'old',
    'old, elderly, aged, aging, ageing, elder, grey haired elder, wizened, venerable, wrinkled, weathered, greybeard, grandmother, grandfather, hoary, timeworn, well worn, worn, antique, white haired elder, crone',
  ],
  [
    'ancient',
    'ancient, primordial, timeless, prehistoric, age old, immemorial, primeval, millennia old, archaic, eldritch, antediluvian',
  ],
])

export const sizes = vocabulary('feature', [
  ['tiny', 'tiny, minuscule, miniature, diminutive, wee, minute, teeny, pocket sized'],
  ['small', 'small, little, modest, petite, short, stunted, compact, smallish, narrow'],
  [
    'large',
    'large, big, great, hulking, tall, spacious, broad, burly, wide, bulky, sizeable, sizable, towering figure, sprawling',
  ],
  [
    'huge',
    'huge, gigantic, enormous, massive, colossal, giant, vast, immense, towering, gargantuan, titanic, monstrously large, humongous, cavernous',
  ],
])

/** What has happened to a thing or a place. */
export const conditions = vocabulary('feature', [
  [
    'broken',
    'broken, cracked, shattered, chipped, splintered, snapped, damaged, fractured, notched, smashed, battered, dented, torn, tattered, ragged, ripped, threadbare, split',
  ],
  [
    'ruined',
    'ruined, ruinous, ruin, ruins, crumbling, collapsed, destroyed, tumbledown, wrecked, decayed, decaying, derelict, dilapidated, fallen down, ramshackle, war torn, half ruined, in ruins, demolished, toppled, crashed',
  ],
  [
    'burning',
    'burning, flaming, blazing, fiery, on fire, aflame, ablaze, in flames, smouldering, smoldering, ignited, wreathed in flame, wreathed in fire, engulfed in flame, scorched, charred, burnt, burned, burnt out, burned out, burnt down, burned down, burning down, gutted by fire',
  ],
  [
    'flooded',
    'flooded, waterlogged, submerged, sunken, drowned, half flooded, inundated, underwater, flooding, half submerged, partially flooded',
  ],
  [
    'frozen',
    'frozen, icebound, frosty, frosted, frostbitten, frost covered, ice covered, iced, frozen over, rimed, chilled, icy',
  ],
  [
    'overgrown',
    'overgrown, vine covered, ivy covered, ivy clad, creeper clad, tangled, covered in ivy, covered in vines, reclaimed by nature, choked with weeds, weedy, vine draped, vine choked, brambly',
  ],
  [
    'abandoned',
    'abandoned, deserted, forsaken, forgotten, disused, vacant, long abandoned, unused, lost, neglected, uninhabited',
  ],
  [
    'dusty',
    'dusty, cobwebbed, dust covered, sooty, ashy, dirty, grimy, grubby, filthy, muddy, soot stained, dust, grime',
  ],
  [
    'bloody',
    'bloody, bloodied, blood stained, bloodstained, gory, blood soaked, blood spattered, blood splattered, bleeding, gore, blood covered, covered in blood',
  ],
  [
    'cursed',
    'cursed, accursed, hexed, damned, corrupted, tainted, defiled, profane, necrotic, possessed, corrupt, jinxed',
  ],
  ['holy', 'holy, sacred, blessed, hallowed, divine, consecrated, saintly, angelic, sanctified, heavenly'],
  [
    'glowing',
    'glowing, luminous, shining, radiant, gleaming, glimmering, shimmering, luminescent, bioluminescent, phosphorescent, sparkling, incandescent, glow, aglow, softly glowing, lit from within, glittering, pulsing, pulsating, crackling, brilliant',
  ],
  ['rusty', 'rusty, rusted, corroded, tarnished, rust eaten, pitted, rust, oxidised, oxidized'],
  [
    'ornate',
    'ornate, engraved, decorated, jewelled, filigreed, elaborate, intricate, carved, embroidered, inlaid, etched, embellished, intricately carved, adorned, baroque, richly decorated, filigree, exquisite, runic, rune carved, rune etched, fancy, elegant',
  ],
  ['dead', 'dead, lifeless, slain, undead, deceased, leafless'],
  ['dying', 'dying, sickly, wounded, diseased, ailing, blighted, fading, injured, sick, ill'],
  [
    'withered',
    'withered, shrivelled, shriveled, gnarled, desiccated, wilted, twisted, emaciated, gaunt, skeletal, mummified, rotting, rotten, putrid, decomposing, haggard, rotted',
  ],
  [
    'misty',
    'misty, mist covered, mist filled, mist wreathed, wreathed in mist, shrouded in mist, fog covered, shrouded in fog',
  ],
  [
    'snowy',
    'snowy, snow covered, snow capped, snow topped, snowbound, snow clad, snow dusted, snow laden, snow blanketed, snowcapped, covered in snow, snow blown, snow peaked',
  ],
  [
    'mossy',
    'mossy, moss covered, mossed, lichen covered, covered in moss, moss grown, lichened, moss, lichen, moss clad, slimy',
  ],
])
