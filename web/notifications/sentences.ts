import type { NotificationType, Task } from '../../contract/community.ts'
import { taskLabels } from '../../contract/gold-words.ts'
import type { Notification } from '../../contract/notifications.ts'

/** What each kind tells of, as the settings name it. */
export const typeNames: Record<NotificationType, { label: string; hint: string }> = {
  COMMENT: { label: 'Comments', hint: 'Somebody says something about a work of yours.' },
  REPLY: { label: 'Answers and mentions', hint: 'Somebody answers you, or names you with an @.' },
  LIKE: { label: 'Likes', hint: 'Somebody likes a work or a comment of yours.' },
  FOLLOW: { label: 'New followers', hint: 'Somebody follows you.' },
  FOLLOWER_IMAGE: { label: 'Works of those you follow', hint: 'Somebody whom you follow shows something new.' },
  IMAGE: { label: 'Pictures', hint: 'A picture has ended while you were away.' },
  VIDEO: { label: 'Videos', hint: 'A video has ended while you were away.' },
  AUDIO: { label: 'Sounds', hint: 'A sound has ended while you were away.' },
  LORA_CREATED: { label: 'LoRAs made', hint: 'A LoRA or a style of yours is ready.' },
  LORA_LIKED: { label: 'LoRAs liked', hint: 'Somebody likes a LoRA of yours.' },
  LORA_USED: { label: 'LoRAs worn', hint: 'Somebody’s work wears a LoRA of yours.' },
  COMPETITION: { label: 'Competitions', hint: 'One that you entered goes on, or is decided.' },
  PRIZE: { label: 'Prizes', hint: 'You have won something.' },
  TASK: { label: 'Tasks', hint: 'Gold for something done for the first time.' },
  GOLD: { label: 'Gold from others', hint: 'Somebody gives you gold, or something happens in a party purse.' },
  CASE: { label: 'Moderators', hint: 'A moderator has decided about something of yours.' },
}

/** "Mira", "Mira and Tobin", "Mira, Tobin and 4 others". */
export function namesOf({ actors, actorCount }: Pick<Notification, 'actors' | 'actorCount'>): string {
  const [first, second] = actors
  if (first === undefined) return 'Somebody'
  if (actorCount === 1 || second === undefined) return first
  if (actorCount === 2) return `${first} and ${second}`
  const others = actorCount - 2
  return `${first}, ${second} and ${others === 1 ? 'one other' : `${others.toLocaleString('en-GB')} others`}`
}

const quoted = (title: string | number | undefined) => (title ? `“${title}”` : '')

function workTitle({ subject, facts }: Pick<Notification, 'subject' | 'facts'>): string {
  return quoted(subject?.kind === 'comment' ? facts.title : (subject?.title ?? facts.title))
}

const gold = ({ facts }: Pick<Notification, 'facts'>) =>
  facts.gold === undefined ? '' : ` ${Number(facts.gold).toLocaleString('en-GB')} gold came with it.`

const ended = (what: string) => (one: Notification) =>
  one.facts.failed
    ? `${what} could not be made: ${workTitle(one) || 'look at your work'}. You were not charged.`
    : `${what} is ready: ${workTitle(one) || 'look at it'}`

const times = ({ facts }: Notification) => Number(facts.times ?? 1)

/** What was done, as the list of tasks calls it. */
function taskOf({ facts }: Pick<Notification, 'facts'>): string {
  const label = taskLabels[facts.task as Task]
  return label === undefined ? '' : `: ${label}`
}

const sentences: Record<NotificationType, (one: Notification) => string> = {
  COMMENT: (one) =>
    `${namesOf(one)} said something about ${workTitle(one) || 'a work of yours'}${times(one) > 1 ? `, ${times(one)} times` : ''}`,
  REPLY: (one) =>
    one.subject?.kind === 'roadmap'
      ? `What you suggested has moved: ${workTitle(one)}${one.facts.status ? ` is ${String(one.facts.status).toLowerCase().replaceAll('_', ' ')}` : ''}`
      : one.facts.mention
        ? `${namesOf(one)} named you in what was said about ${workTitle(one) || 'a work'}`
        : `${namesOf(one)} answered you, about ${workTitle(one) || 'a work'}`,
  LIKE: (one) =>
    one.facts.kind === 'comment'
      ? `${namesOf(one)} liked what you said${one.subject ? `: ${quoted(one.subject.title)}` : ''}`
      : `${namesOf(one)} liked ${workTitle(one) || 'a work of yours'}`,
  FOLLOW: (one) => `${namesOf(one)} ${one.actorCount > 1 ? 'follow' : 'follows'} you`,
  FOLLOWER_IMAGE: (one) =>
    times(one) > 1
      ? `${namesOf(one)} shows ${times(one)} new works, ${workTitle(one) || 'and more'} the last`
      : `${namesOf(one)} shows something new: ${workTitle(one) || 'look at it'}`,
  IMAGE: ended('Your picture'),
  VIDEO: ended('Your video'),
  AUDIO: ended('Your sound'),
  LORA_CREATED: ended('Your LoRA'),
  LORA_LIKED: (one) => `${namesOf(one)} liked your LoRA ${workTitle(one)}`.trim(),
  LORA_USED: (one) => `${namesOf(one)} made a work with your LoRA ${workTitle(one)}`.trim(),
  COMPETITION: (one) =>
    String(one.facts.text ?? `${['The competition', workTitle(one)].filter(Boolean).join(' ')} goes on`),
  PRIZE: (one) =>
    `${one.facts.place ? `You took place ${one.facts.place}` : 'You won a prize'}${workTitle(one) && ` in ${workTitle(one)}`}.${gold(one)}`,
  CASE: (one) =>
    `${one.facts.step === 'appeal' ? 'Your appeal was decided' : 'A moderator has decided'}: ${workTitle(one) || 'something of yours'} ${decided[String(one.facts.decision)] ?? 'was looked at'}.${one.facts.reason ? ` ${one.facts.reason}` : ''}`,
  GOLD: (one) => (goldSentences[String(one.facts.what)] ?? (() => 'Gold has come or gone'))(one),
  TASK: (one) => `Task done${taskOf(one)}.${gold(one)}`,
}

const purse = ({ facts }: Notification) => (facts.purse ? `the party purse ${quoted(facts.purse)}` : 'a party purse')
const ofGold = ({ facts }: Notification) => `${Number(facts.gold ?? 0).toLocaleString('en-GB')} gold`

const goldSentences: Partial<Record<string, (one: Notification) => string>> = {
  gift: (one) => `${namesOf(one)} gave you ${ofGold(one)}`,
  invited: (one) => `${namesOf(one)} invites you to ${purse(one)}`,
  asked: (one) => `${namesOf(one)} would like to draw ${ofGold(one)} from ${purse(one)}`,
  paid: (one) => `You were given ${ofGold(one)} from ${purse(one)}`,
  declined: (one) => `Your draw of ${ofGold(one)} from ${purse(one)} was declined`,
  dissolved: (one) =>
    `${namesOf(one)} dissolved ${purse(one)}${one.facts.gold ? `: ${ofGold(one)} of it came back to you` : ''}`,
  keeper: (one) => `You now keep ${purse(one)}`,
}

const decided: Partial<Record<string, string>> = {
  kept: 'may stay as it is',
  blurred: 'is shown blurred',
  withheld: 'is hidden from others',
  removed: 'was removed',
  suspended: 'led to a suspension of your account',
}

/** What a notification says, in a sentence. */
export const sentenceOf = (one: Notification): string => sentences[one.type](one)

/** Where it leads; null where there is nothing any more. */
export const pageFor = ({ subject, type, facts }: Notification): string | null => {
  if (subject) return subject.page
  if (typeof facts.page === 'string' && facts.page.startsWith('/')) return facts.page
  return type === 'TASK' || type === 'PRIZE' || type === 'GOLD' ? '/transactions' : null
}
