import { useQuery } from '@tanstack/react-query'
import type { Profile } from '../../contract/accounts.ts'
import { SubscriptionPart } from '../gold/subscription-part.tsx'
import { CopyButton } from '../images/copy-button.tsx'
import { LoggedInOnly } from '../instead/logged-in-only.tsx'
import { MyCases } from '../moderation/my-cases.tsx'
import { NotificationSettings } from '../notifications/notification-settings.tsx'
import { BlockedList } from '../people/blocked-list.tsx'
import { PageForm } from '../people/page-form.tsx'
import { useUser } from '../session/user-state.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { CoversForm } from './covers-form.tsx'
import { Devices } from './devices.tsx'
import { Confirmation, EmailForm } from './email-form.tsx'
import { Leave } from './leave.tsx'
import { OwnKeys } from './own-keys.tsx'
import { PasswordForm } from './password-form.tsx'
import { myProfile } from './queries.ts'
import { Section } from './section.tsx'
import { TakeAlong } from './take-along.tsx'
import { UsernameForm } from './username-form.tsx'

function Standing({ profile }: { profile: Profile }) {
  const since = new Date(profile.createdAt).toLocaleDateString(undefined, { month: 'long', year: 'numeric' })
  return (
    <Section title={profile.username} description={`In the keep since ${since}.`}>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <div>
          <dt className="text-xs text-ink3">Referral code</dt>
          <dd className="flex min-h-11 items-center gap-1">
            <code className="font-sans tracking-wide tabular">{profile.referralCode}</code>
            <CopyButton
              label="Copy a link for friends with your referral code"
              text={`${location.origin}/?ref=${profile.referralCode}`}
            />
          </dd>
        </div>
      </dl>
    </Section>
  )
}

function ProfileSkeleton() {
  return (
    <div aria-hidden className="grid gap-6">
      <Skeleton className="h-44 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
      <Skeleton className="h-80 rounded-lg" />
    </div>
  )
}

function Mine() {
  const profile = useQuery(myProfile())
  // The record the whole interface shares knows first when the name changes; the forms start from what is true now.
  const username = useUser((user) => user.username)
  if (profile.isPending) return <ProfileSkeleton />
  if (profile.isError) {
    return <ErrorState error={profile.error} onRetry={() => profile.refetch()} busy={profile.isFetching} />
  }
  const { email, emailVerified, sessions } = profile.data
  return (
    <>
      <Standing profile={profile.data} />
      <Section title="Subscription">
        <SubscriptionPart />
      </Section>
      <Section title="Your page" description="What others see under your name, beside your public works.">
        <PageForm />
      </Section>
      <div id="notifications" className="scroll-mt-20">
        <Section title="Notification settings" description="What you are told of when it happens to what is yours.">
          <NotificationSettings />
        </Section>
      </div>
      <Section
        title="What is covered"
        description="Pictures with more of it than you choose here are covered until you ask to see them. Pictures with any nudity, or with much gore or horror, are not in the public gallery, whatever you choose: search for is:gore, is:horror or is:nudity to find them."
      >
        <CoversForm covers={profile.data.covers} />
      </Section>
      <Section title="Username">
        <UsernameForm username={username} />
      </Section>
      <Section title="E-mail" description="For messages about your account. You can log in with it.">
        <Confirmation email={email} emailVerified={emailVerified} />
        <EmailForm profile={profile.data} />
      </Section>
      <Section title="Password" description="Changing it signs out every other device.">
        <PasswordForm />
      </Section>
      <Section title="Devices" description="Where you are logged in.">
        <Devices sessions={sessions} />
      </Section>
      <Section
        title="Your own keys"
        description="With a key of your own, a company’s models paint for you and ask no gold: the company bills you. A key is kept encrypted, shown to nobody, not even you, and used for your work alone."
      >
        <OwnKeys />
      </Section>
      <Section
        title="Blocked people"
        description="Neither of you can follow, mention or answer the other, and you are told nothing of them."
      >
        <BlockedList />
      </Section>
      <div id="decisions" className="scroll-mt-20">
        <Section
          title="Decisions of moderators"
          description="What was withheld or removed of yours, and why. You can appeal once against each."
        >
          <MyCases />
        </Section>
      </div>
      <Section
        title="Your data"
        description="Everything kept about you, as a JSON file: your account, your works with their prompts, your requests, votes and transactions. Of your own keys it says only for which services you have one."
      >
        <TakeAlong username={username} />
      </Section>
      <Section
        title="Leaving"
        description="Deletes the account and everything you made. Your transactions stay in the ledger, under a number that leads to nobody."
      >
        <Leave />
      </Section>
    </>
  )
}

/** The person's account: who they are, how they log in, and what is kept. */
export default function ProfileScreen() {
  return (
    <div className="page-width grid max-w-3xl grid-cols-1 gap-6 pt-8 pb-12">
      <h1 className="text-3xl">Profile</h1>
      <LoggedInOnly
        title="Your account is behind this door"
        description="Log in to change your name, your address or your password, and to see where you are logged in."
        skeleton={<ProfileSkeleton />}
      >
        <Mine />
      </LoggedInOnly>
    </div>
  )
}
