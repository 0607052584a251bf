import { vocabulary } from './vocabulary.ts'

/** What the picture feels like. */
export const moods = vocabulary('mood', [
  [
    'dreary',
    'dreary, gloomy, murky, bleak, dismal, drab, sombre, somber, sad, melancholy, melancholic, cheerless, mournful, sorrowful, miserable, depressing, dank, gloom, tearful, weary, lonely, forlorn',
  ],
  [
    'grim',
    'grim, stern, dour, gritty, harsh, brutal, merciless, ruthless, hardened, grizzled, fierce, angry, furious, wrathful, scowling, savage, ferocious, vicious, warlike, bloodthirsty, snarling, enraged, raging, frowning, glaring, cruel',
  ],
  [
    'eerie',
    'eerie, spooky, creepy, haunted, uncanny, ghostly, unsettling, unnerving, weird, unearthly, spectral, haunting, ghoulish, horrifying, terrifying, scary, frightening, nightmarish, horror, disturbing',
  ],
  [
    'serene',
    'serene, calm, peaceful, tranquil, quiet, gentle, restful, placid, still, idyllic, soothing, silent, pastoral, relaxed, calming, sleepy, wise, kind, kindly, patient, soft',
  ],
  [
    'cheerful',
    'cheerful, happy, merry, jolly, joyful, festive, lively, bright, sunny mood, smiling, laughing, jovial, grinning, bustling, vibrant, joyous, friendly, colourful, colorful, playful, mischievous, carefree, whimsical, hopeful',
  ],
  [
    'majestic',
    'majestic, grand, epic, heroic, glorious, regal, noble, royal, imposing, magnificent, splendid, proud, stately, triumphant, breathtaking, awe inspiring, monumental, dramatic, sweeping, kingly, queenly, opulent, luxurious, sumptuous, palatial',
  ],
  [
    'cosy',
    'cosy, cozy, warm, homely, snug, comfortable, welcoming, inviting, rustic, quaint, comforting, intimate, hospitable',
  ],
  [
    'ominous',
    'ominous, sinister, menacing, threatening, foreboding, evil, wicked, malevolent, dark, dread, dreadful, brooding, demonic, hellish, infernal, vile, foul, unholy, villainous, baleful, nefarious, diabolical, malign, forbidding, shadowy, deadly, fearsome, doom, doomed',
  ],
  [
    'mystical',
    'mystical, magical, mysterious, enchanted, ethereal, arcane, otherworldly, dreamlike, dreamy, mystic, fey, fairytale, fairy tale, enigmatic, faerie, wondrous, surreal, celestial, magic, enchanting, sorcerous, strange, esoteric, occult',
  ],
  [
    'desolate',
    'desolate, barren, empty, lifeless, post apocalyptic, godforsaken, stark, windswept mood, blighted, wasted, inhospitable, uninhabited, hopeless',
  ],
])

/** What falls from the sky or hangs in the air. */
export const weathers = vocabulary('weather', [
  [
    'clear',
    'clear, clear sky, cloudless, clear skies, blue sky, blue skies, fair weather, sunny, sunlit, sunshine, sunlight, bright sun, sun drenched, sun',
  ],
  ['cloudy', 'cloudy, cloud, partly cloudy, billowing cloud, fluffy cloud, clouded'],
  [
    'overcast',
    'overcast, grey sky, gray sky, grey skies, leaden sky, leaden skies, dull sky, heavy cloud, low cloud, overcast sky',
  ],
  [
    'rain',
    'rain, raining, rainy, drizzle, drizzling, shower, downpour, raindrop, rainfall, rain soaked, rain swept, pouring rain, monsoon, heavy rain, wet weather, rainswept',
  ],
  [
    'storm',
    'storm, stormy, thunderstorm, thunder, thunderous, tempest, tempestuous, hurricane, lightning, lightning strike, thundercloud, stormcloud, storm cloud, gathering storm, squall, raging storm',
  ],
  ['snow', 'snow, snowing, snowfall, snowflake, falling snow, sleet, hail, snow falling, flurry'],
  ['blizzard', 'blizzard, snowstorm, snow storm, whiteout, driving snow, ice storm'],
  ['fog', 'fog, foggy, thick fog, fog bank, smog, fog shrouded, fogbound, pea soup'],
  ['mist', 'mist, haze, hazy, morning mist, mist shrouded, vapour, vapor, misty air, drifting mist, low mist, misty'],
  [
    'wind',
    'wind, windy, windswept, breeze, breezy, gale, gusty, gust, wind blown, windblown, blustery, sandstorm, dust storm, howling wind',
  ],
])

/** Where the sun or moon stands. */
export const times = vocabulary('time', [
  ['dawn', 'dawn, sunrise, daybreak, first light, early morning, break of day, rising sun, sunup, cockcrow'],
  ['morning', 'morning, morning light, forenoon, morning sun'],
  ['noon', 'noon, midday, noonday, high noon, day, daytime, daylight, broad daylight, high sun, by day'],
  ['afternoon', 'afternoon, late afternoon, golden hour, afternoon light, long shadows'],
  ['sunset', 'sunset, setting sun, sundown, evening sun, sunset light, evening glow'],
  ['dusk', 'dusk, twilight, evening, nightfall, gloaming, eventide, half light, dusky, crepuscular, blue hour'],
  [
    'night',
    'night, nighttime, night time, nocturnal, starry, starlight, starlit, night sky, star, starry sky, starry night, after dark, stars',
  ],
  ['midnight', 'midnight, dead of night, witching hour, pitch dark, darkest night'],
  [
    'moonlight',
    'moonlight, moonlit, moon, full moon, crescent moon, blood moon, moonrise, moonbeam, harvest moon, by moonlight, moonlit night, half moon',
  ],
])

export const seasons = vocabulary('season', [
  ['spring', 'spring, springtime, vernal, in bloom, cherry blossom, blossoming, spring flower, spring light'],
  ['summer', 'summer, summertime, midsummer, summery, high summer, summer light, summer day'],
  [
    'autumn',
    'autumn, autumnal, fall colours, fall colors, autumn leaves, autumn light, fallen leaves, harvest time, in the fall, autumn leaf, fallen leaf',
  ],
  ['winter', 'winter, wintry, wintertime, midwinter, wintery, deep winter, winter light'],
])
