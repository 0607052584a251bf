import { cameBy } from '../session/came-by.ts'
import { signUp } from '../session/entering.ts'
import { finishLogin } from '../session/login.ts'
import { userStore } from '../session/user-state.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { formatGold } from '../ui/gold.tsx'
import { toast } from '../ui/toast-store.ts'
import { type AccountFields, checkAccount } from './account-fields.ts'
import { FormError } from './form-error.tsx'
import { PasswordField } from './password-field.tsx'
import { useSubmit } from './use-submit.ts'

interface SignUpFormProps {
  fields: AccountFields
  onChange: (change: Partial<AccountFields>) => void
}

function welcome(email: string) {
  const { dailyLoginBonus, user } = userStore.get()
  const gift = dailyLoginBonus > 0 ? `Today’s ${formatGold(dailyLoginBonus)} gold are yours. ` : ''
  const letter = `An e-mail to confirm your address is on its way to ${email}`
  const description = user?.mustConfirmEmail ? `${letter}: once you have, your daily gold comes.` : `${gift}${letter}.`
  toast({ tone: 'good', title: 'Welcome to the keep', description })
}

export function SignUpForm({ fields, onChange }: SignUpFormProps) {
  const { email, username, password } = fields
  const { errors, busy, form } = useSubmit(
    () => checkAccount({ email, username, password }),
    async () => {
      if (!(await signUp({ email: email.trim(), username: username.trim(), password, ...cameBy() }))) return
      welcome(email.trim())
      finishLogin()
    },
  )
  return (
    <form {...form} className="grid gap-4">
      <FormError message={errors.form} />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => onChange({ email: event.target.value })}
        error={errors.email}
      />
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => onChange({ username: event.target.value })}
        error={errors.username}
        hint="Shown beside the works you make public."
      />
      <PasswordField
        isNew
        value={password}
        onChange={(value) => onChange({ password: value })}
        error={errors.password}
      />
      <Button type="submit" tone="primary" size="lg" busy={busy} className="mt-1">
        Sign up
      </Button>
    </form>
  )
}
