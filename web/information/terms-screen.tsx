import { Link } from '../ui/link.tsx'
import { Article, Chapter } from './article.tsx'
import { Contact } from './contact.tsx'

export default function TermsScreen() {
  return (
    <Article
      title="Terms and conditions"
      summary="What you may expect of this site, and what it expects of you. “We” is whoever runs it."
    >
      <Chapter title="Your account">
        <p>
          You need one to make things. Use an e-mail address that you can read, keep your password to yourself, and have
          one account only. You may leave at any time <Link to="/profile">on your profile</Link>.
        </p>
      </Chapter>
      <Chapter title="What you make is yours">
        <p>
          As far as we have any right in a picture that the program made from your words, it is yours to use, change,
          print and sell. Others may make something alike from the same words. A work you make public may be shown on
          this site, with your username, until you make it private or delete it.
        </p>
        <p>
          What comes from the model of an outside service is subject to that service’s terms as well. The page of each
          work names its model.
        </p>
      </Chapter>
      <Chapter title="What you may not do">
        <ul>
          <li>Upload what you have no right to, or what would harm or shame a real person.</li>
          <li>Show sexual content without marking it, or any that involves children.</li>
          <li>Take gold that is not yours, or open accounts only to collect it.</li>
          <li>Call the site so often that others are kept waiting, or try to break it.</li>
        </ul>
        <p>Works that break these rules may be removed, and accounts that do may be closed.</p>
      </Chapter>
      <Chapter title="Gold">
        <p>
          Gold is a counter within this site. It is not money: it cannot be paid out, and cannot be passed on. What work
          costs is shown before it starts. Gold is taken only for what was delivered; what fails is returned in full.
          Gold spent on a work does not come back when the work is deleted.
        </p>
      </Chapter>
      <Chapter title="No warranty">
        <p>
          The site is run with care, but without a promise that it is always there, that it loses nothing, or that a
          picture is what you had in mind. Keep copies of what matters to you. Nothing here limits rights that the law
          of your country gives you and that cannot be waived.
        </p>
      </Chapter>
      <Chapter title="Game names">
        <p>
          Names of games and rule systems belong to their owners and are used to say what things are for. This site is
          neither made nor endorsed by them.
        </p>
      </Chapter>
      <Chapter title="Changes and questions">
        <p>
          These terms may change; what counts is what stands here when you use the site. For questions write to{' '}
          <Contact />.
        </p>
      </Chapter>
    </Article>
  )
}
