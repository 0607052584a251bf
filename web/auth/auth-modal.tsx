import { useState } from 'react'
import { DAILY_BONUS, toGold } from '../../contract/economy.ts'
import { type AuthView, abandonLogin, authViewStore } from '../session/login.ts'
import { useUser } from '../session/user-state.ts'
import { useStore } from '../state/store.ts'
import { Dialog } from '../ui/dialog.tsx'
import { formatGold } from '../ui/gold.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { LogInForm } from './log-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const tabs = [
  { value: 'signUp', label: 'Sign up' },
  { value: 'logIn', label: 'Log in' },
] as const

const words: Record<AuthView, { purpose?: string; title: string; description: string }> = {
  signUp: {
    purpose: 'Sign up',
    title: 'Come in',
    description: `An account is free, and brings ${formatGold(toGold(DAILY_BONUS))} gold a day to make things with.`,
  },
  logIn: { purpose: 'Log in', title: 'Welcome back', description: 'Carry on where you were.' },
  forgot: { title: 'Forgot your password?', description: 'We will send you a link to choose a new one.' },
}

/** Sign-up, log-in and the forgotten password, over whatever was on screen; going between them keeps what was typed. */
export default function AuthModal() {
  const open = useUser((user) => user.showAuthModal)
  const view = useStore(authViewStore, (state) => state.view)
  const [fields, setFields] = useState({ email: '', username: '', password: '', who: '' })
  const show = (next: AuthView) => authViewStore.set({ view: next })
  const change = (changed: Partial<typeof fields>) => setFields((before) => ({ ...before, ...changed }))

  return (
    <Dialog open={open} onClose={abandonLogin} startsInField {...words[view]}>
      {view === 'forgot' ? (
        <ForgotForm
          email={fields.email || (fields.who.includes('@') ? fields.who : '')}
          onChange={(email) => change({ email })}
          onBack={() => show('logIn')}
        />
      ) : (
        <div className="grid gap-5">
          <Tabs label="Sign up or log in" value={view} tabs={tabs} onChange={show}>
            {view === 'signUp' ? (
              <SignUpForm fields={fields} onChange={change} />
            ) : (
              <LogInForm
                who={fields.who}
                password={fields.password}
                onChange={change}
                onForgot={() => show('forgot')}
              />
            )}
          </Tabs>
        </div>
      )}
    </Dialog>
  )
}
