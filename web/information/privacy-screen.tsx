import { consentStore } from '../session/consent-store.ts'
import { useUser } from '../session/user-state.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Article, Chapter } from './article.tsx'
import { Contact } from './contact.tsx'
import { useServices } from './services.tsx'

/** What was answered about cookies, and a way to answer anew. */
function Answer() {
  const isGiven = useUser((user) => user.cookieConsentGiven)
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span>{isGiven ? 'You have said yes to the last of these.' : 'You have not said yes to the last of these.'}</span>
      <Button size="sm" onClick={() => consentStore.set({ isAsked: true })}>
        Answer anew
      </Button>
    </p>
  )
}

function Services() {
  const services = useServices()
  if (services.length === 0) {
    return (
      <p>
        This site is connected to none. Pictures are painted by the program itself; what you write stays on the machine
        it runs on.
      </p>
    )
  }
  return (
    <p>
      This site offers models of {services.join(' and ')}. When you choose one of them, your prompt and the size you ask
      for are sent to that service, without your name or address; what it does with them is said in its own terms. When
      you choose a built-in style nothing is sent to anybody.
    </p>
  )
}

export default function PrivacyScreen() {
  return (
    <Article title="Privacy" summary="What this site keeps about you, why, for how long, and how to be rid of it.">
      <Chapter title="What is kept">
        <ul>
          <li>
            <strong>Your account</strong>: e-mail address, username, a scrambled form of your password that cannot be
            turned back, your referral code and the one you came by, if any, and when you signed up.
          </li>
          <li>
            <strong>Where you are logged in</strong>: for each device the browser’s name, the network address it logged
            in from, and when. A log-in lapses after thirty days without a visit.
          </li>
          <li>
            <strong>Your works</strong>: the pictures you make or upload, with their prompts and settings, and your
            requests as you sent them. The original of an upload is kept for a day.
          </li>
          <li>
            <strong>What you do with others’ works</strong>: votes, likes, comments, collections, whom you follow and
            whom you block, entries and votes in competitions, what you suggest and what you report. How often a work
            was looked at is a number alone: who looked is not kept.
          </li>
          <li>
            <strong>Your notifications</strong>, for a while, and <strong>your gold</strong>: every movement, with its
            reason and time.
          </li>
          <li>
            <strong>Against misuse</strong>: how often a network address has tried to log in, how often a password was
            guessed at and an e-mail asked for, about an hour each, and a log of requests and faults. Of the address and
            the device that you signed up with a scrambled form that cannot be turned back, so that nobody is rewarded
            for bringing themselves.
          </li>
        </ul>
        <p>
          It is used to run this site for you and for nothing else. It is not sold, and there is no tracking by others.
        </p>
      </Chapter>
      <Chapter title="What others see">
        <p>
          Works that are public are shown in the gallery with your username, their title and their prompt, and so are
          your comments beneath them, your public collections and your page. Private works are shown to you alone. Your
          page is hidden by a switch on your <Link to="/profile">profile</Link>. Nobody is shown your address, whom you
          block, or that a report was yours.
        </p>
      </Chapter>
      <Chapter id="cookies" title="Cookies and storage in your browser">
        <ul>
          <li>
            <strong>lanternkeep.session_token</strong> keeps you logged in. Without it there is no logging in, so it is
            set when you do.
          </li>
          <li>
            <strong>lanternkeep-consent</strong> remembers for half a year what you answered about cookies.
          </li>
          <li>
            The browser’s own storage keeps the list of your work in progress, what you were typing, whose it is, when
            you last changed a work, and whether you were logged in last time. It is not sent anywhere by itself, and
            signing out clears all but the last.
          </li>
          <li>
            <strong>Only if you say yes</strong>: what an advertisement added to the address by which you came (gclid),
            and a friend’s referral code, are kept until you close the tab or sign out. You are asked only when an
            advertisement brought you; otherwise, or if you say no, only the page you came to knows of them. A referral
            code is sent to us when you sign up.
          </li>
        </ul>
        <Answer />
      </Chapter>
      <Chapter id="services" title="AI services">
        <Services />
      </Chapter>
      <Chapter title="Where it is kept">
        <p>
          In the database and the picture store of whoever runs this site. E-mail about your account, and letters of
          what is new if you ask for them, go through the mail server they have set up, if they have.
        </p>
      </Chapter>
      <Chapter title="Taking it along, and deleting it">
        <p>
          On your <Link to="/profile">profile</Link> you can download everything kept about you, and delete your
          account. Deleting takes your works, requests, votes, comments, devices and account at once; the files of the
          pictures follow within hours, and copies in a backup when the backup is replaced. Movements of gold stay in
          the books under a number that no longer leads to you.
        </p>
        <p>
          A single work can be deleted on its own page. For anything else write to <Contact />.
        </p>
      </Chapter>
    </Article>
  )
}
