import { DAILY_BONUS, toGold } from '../../contract/economy.ts'
import { ButtonLink } from '../ui/button.tsx'
import { formatGold } from '../ui/gold.tsx'
import { Link } from '../ui/link.tsx'
import { Article, Chapter } from './article.tsx'
import { Contact } from './contact.tsx'
import { useServices } from './services.tsx'

export default function AboutScreen() {
  const services = useServices()
  return (
    <Article
      title="About Lanternkeep"
      summary="A workshop for people who run and play tabletop role-playing games: say what you need in your own words, and have its picture to put on the table."
    >
      <Chapter title="What it makes">
        <p>
          Characters, NPCs, monsters, battlemaps, items, spells, landscapes and townmaps. Before anything is paid the
          words are read back to you: what was understood, and what will not be drawn.
        </p>
        <p>
          <ButtonLink to="/generate" tone="primary">
            Make something
          </ButtonLink>
        </p>
      </Chapter>
      <Chapter title="How it draws">
        <p>
          The built-in styles are painted by this program itself, on the machine it runs on: sculpted, lit and inked by
          rules and a seed, without a trained model. The same words with the same seed give the same picture.
        </p>
        {services.length > 0 && (
          <p>
            Beside them this site offers models of {services.join(' and ')}. What you write for one of those is sent
            there; <Link to="/privacy#services">the privacy page</Link> says what that means.
          </p>
        )}
      </Chapter>
      <Chapter title="Gold">
        <p>
          Work is paid for in gold, a currency of this site alone. An account is given {formatGold(toGold(DAILY_BONUS))}{' '}
          gold on every day it visits, where e-mail is sent once its address is confirmed. Gold is set aside when work
          starts, taken when it is delivered, and returned when it fails. <Link to="/pricing">What things cost</Link> is
          on a page of its own, and <Link to="/transactions">every movement is listed</Link>.
        </p>
      </Chapter>
      <Chapter title="Who runs it">
        <p>
          Lanternkeep is a program that anybody can run on a machine of their own; nothing it needs lies elsewhere. This
          site is run by whoever set it up, and they answer for it. To reach them, write to <Contact />.
        </p>
        <p>
          It stands on the work of many others, who are named in the <Link to="/credits">credits</Link>.
        </p>
      </Chapter>
    </Article>
  )
}
