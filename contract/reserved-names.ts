/** Who a person would take for the site itself: no name of theirs may be one of these, also in look-alikes. */
const reserved = [
  'lanternkeep',
  'admin',
  'admins',
  'administrator',
  'administration',
  'moderator',
  'moderators',
  'mod',
  'mods',
  'staff',
  'team',
  'owner',
  'official',
  'support',
  'help',
  'system',
  'root',
  'sysadmin',
  'superuser',
  'webmaster',
  'postmaster',
  'security',
  'abuse',
  'billing',
  'contact',
  'info',
  'service',
  'noreply',
  'house',
  'bot',
  'anonymous',
  'deleted',
  'nobody',
  'somebody',
  'everybody',
  'user',
  'guest',
  'null',
  'undefined',
]

/** Those that claim an office even within a longer name: "admin_ada", "ada.moderator". */
const offices = ['lanternkeep', 'admin', 'administrator', 'moderator', 'staff', 'official']

/** What is written for a letter because it looks like it. Pairs come first. */
const lookAlikes: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[1|!i]/g, 'l'],
  [/0/g, 'o'],
  [/3/g, 'e'],
  [/[4@]/g, 'a'],
  [/[5$]/g, 's'],
  [/7/g, 't'],
]

/** What a name looks like at a glance: compatibility forms, case and look-alikes made one, accents taken off. */
function glance(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return lookAlikes.reduce((text, [from, to]) => text.replace(from, to), plain)
}

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
const withoutNumber = (text: string) => text.replace(/\d+$/, '')

const reservedGlances = new Set(reserved.map(glance))
const officeGlances = new Set(offices.map(glance))
const BRAND = glance('lanternkeep')

/** Whether somebody of this name could be taken for the site or its people. */
export function isReservedName(name: string): boolean {
  for (const form of [name, withoutNumber(name)]) {
    const whole = letters(glance(form))
    if (reservedGlances.has(whole) || whole.includes(BRAND)) return true
  }
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => officeGlances.has(glance(word)) || officeGlances.has(glance(withoutNumber(word))))
}
