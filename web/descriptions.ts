import { categoryFacts } from '../contract/categories.ts'
import { categoryExamples } from '../contract/examples.ts'
import type { GalleryCategory } from '../contract/gallery-orders.ts'
import { UNCONFIRMED_PATH } from '../contract/limits.ts'

/** What search engines and link previews are told of each page, by its path. */
export const descriptions = {
  '/': 'Describe a character, a monster, a battlemap or a place in words and have its picture made at once, for Dungeons & Dragons, Pathfinder and every other table.',
  '/generate':
    'Characters, NPCs, monsters, battlemaps, items, spells, landscapes and townmaps, made from your own words.',
  '/gallery': 'Characters, monsters, maps, treasure and places that players have made from their own words.',
  '/models': 'The styles a picture can be made in: samples, strengths, speed and price.',
  '/loras':
    'Small files that teach a model one thing more: a hand, a face, a world. Search them, and have pictures wear them.',
  '/canvas':
    'Lay out maps, tokens, notes and drawings on boards without edges, and take them along as pictures or as battle maps with walls.',
  '/soundboard':
    'Music, places and single sounds at once at the table: scenes, layers, fades and a key each, and the whole board as playlists for Foundry.',
  '/edit': 'Change a picture: say what to do and it becomes a list of steps, erase what is in the way, enlarge it.',
  '/image-restoration':
    'Old and damaged pictures mended: torn corners, scratches, fading, yellowed paper, noise, blur and JPEG blocks, each found by itself or switched on.',
  '/models/video-effects':
    'Twelve effects that set any picture in motion: rain, snow, fog, embers, fireflies, lightning, portals and more.',
  '/transform':
    'Have a picture made anew: built of little blocks, as a tarot card, as a page of a bestiary, and in other matters and manners.',
  '/token-maker':
    'Tokens for virtual tabletops and the printer from your own pictures: thirty frames, names, status pips, true-size sheets, Foundry data. Free, in your browser.',
  '/lora/create': 'Bring a LoRA of your own, or have one made from pictures.',
  '/model-comparison':
    'One prompt and seed by two to six models and styles, side by side: look closely, vote without knowing the names, and see what people’s votes come to.',
  '/rpg-workshop':
    'Stat blocks, treasure and more for D&D 5e and Pathfinder, with every number right: made from your own words, to change, roll again and print.',
  '/my-gallery': 'Everything you have made.',
  '/profile': 'Your account.',
  '/notifications': 'What has happened to your works.',
  '/unsubscribe': 'Have no more letters of what is new.',
  '/pricing':
    'What gold and subscriptions cost, what they make in pictures, maps and sheets, and what comes without being bought.',
  '/transactions': 'Your gold as it came and went.',
  '/shop/done': 'What became of an order: what was paid, and what came of it.',
  '/shop/test/portal': 'Where everything can be bought as a test, and no money is paid.',
  '/tasks': 'What brings gold beside the daily gift: things done for the first time, days in a row, friends who come.',
  '/party-purse': 'Gold that a gaming group shares: who put it in, who draws it, and what is to be asked for first.',
  '/leaderboards': 'Whose pictures, maps and sheets people liked best this week, this month and of all time.',
  '/competitions':
    'A theme, one picture each, and votes that do not know whose it is: competitions to enter, to vote on, and those that are over.',
  '/roadmap':
    'What is planned and being made at Lanternkeep, and what people would like to have: vote, suggest, say what you think.',
  '/blogs': 'How things are made at Lanternkeep, and how to bring them to the table.',
  '/admin': 'For whoever looks after the keep.',
  '/about': 'What Lanternkeep makes for your table, how it draws, and who runs it.',
  '/privacy': 'What is kept about you, why, for how long, and how to be rid of it.',
  '/terms-and-conditions': 'What you may expect of Lanternkeep, and what it expects of you.',
  '/credits': 'The packages and fonts that Lanternkeep is made of, with their licences.',
  [UNCONFIRMED_PATH]: 'Have another e-mail sent to confirm your address.',
  '/reset-password': 'Choose a new password for your account.',
} as const

/** The same of the gallery's sheets. */
export const sheetsDescription =
  'Creatures, treasure and more that players have made in the workshop, ready for the table: with rules, dice and hooks.'

/** The same of the gallery, where it shows one category alone. */
export function galleryDescription(category: GalleryCategory | undefined): string {
  if (category === 'videos') return 'Battle maps that live, lands and people that move: videos that players have made.'
  if (category === 'audio')
    return 'Rooms, music, noises and voices for the table, made by players from their own words.'
  if (!category) return descriptions['/gallery']
  const { plural } = categoryFacts[category]
  const example = categoryExamples[category]
  return `${plural} that players have made from their own words, such as “${example}”.`
}
