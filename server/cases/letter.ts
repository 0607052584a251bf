import { eq } from 'drizzle-orm'
import type { Decision, SubjectKind } from '../../contract/community.ts'
import { makerName } from '../accounts/queries.ts'
import type { cases } from '../db/community.ts'
import { users } from '../db/schema.ts'
import { lettersLeadTo } from '../links.ts'
import type { Services } from '../services.ts'
import { APPEAL_DAYS } from './policy.ts'

type Row = typeof cases.$inferSelect

const nouns: Record<SubjectKind, string> = {
  image: 'your picture',
  sheet: 'your sheet',
  lora: 'your LoRA',
  comment: 'your comment',
  user: 'your page',
  roadmap: 'your suggestion',
  competition: 'your competition',
}

const outcomes: Record<Decision, string> = {
  kept: 'It stands as it was',
  blurred: 'It is marked as NSFW: others see it covered, and it is not in the public gallery',
  withheld: 'It is withheld: nobody but you can see it',
  removed: 'It is removed',
  suspended: 'It is withheld, and your account is suspended',
}

/** The end of a sentence, where people left it out. */
const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** What the letter says of a decision, and of what can be done about it. */
function saidOf(row: Row, title: string, base: string): { subject: string; lines: string[] } {
  const what = title === '' ? nouns[row.subjectKind] : `${nouns[row.subjectKind]} “${title}”`
  const page = `${base}/profile#decisions`
  if (row.appealDecision !== null)
    return {
      subject: `Your appeal: ${title || nouns[row.subjectKind]}`,
      lines: [
        `Your appeal about ${what} was decided. ${outcomes[row.appealDecision]}.`,
        `The reason: ${ended(row.appealReason)}`,
        `All of it stands on ${page}. There is one appeal for each decision, so this one is final.`,
      ],
    }
  return {
    subject: `A decision about ${title || nouns[row.subjectKind]}`,
    lines: [
      `A moderator looked at ${what} and decided. ${outcomes[row.decision ?? 'kept']}.`,
      `The reason: ${ended(row.reason)}`,
      `If you see it differently, you can appeal once, within ${APPEAL_DAYS} days: log in, open ${page}, press “Appeal” and say why. Where there is another administrator, it is another one who looks at it.`,
    ],
  }
}

/**
 * Sends the owner a letter of what was decided last of something of theirs, beside the notification: somebody suspended may
 * not look in. Where letters really go out, only to an address that is known to be theirs.
 */
export function writeToOwner(services: Services, row: Row, title: string): void {
  const { config, db, post, sendMail } = services
  if (row.decision === 'kept' && row.appealDecision === null) return
  post.later(async () => {
    const [owner] = await db
      .select({ email: users.email, name: makerName, isConfirmed: users.emailVerified })
      .from(users)
      .where(eq(users.id, row.ownerId))
    if (!owner || (config.smtpUrl !== undefined && !owner.isConfirmed)) return
    const { subject, lines } = saidOf(row, title, lettersLeadTo(config))
    await sendMail({ to: owner.email, subject, text: `${[`Good day, ${owner.name}.`, ...lines].join('\n\n')}\n` })
  })
}
