import { announceBonus } from '../session/bonus.ts'
import { signIn } from '../session/entering.ts'
import { finishLogin } from '../session/login.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Press } from '../ui/press.tsx'
import type { FieldErrors } from './account-fields.ts'
import { FormError } from './form-error.tsx'
import { PasswordField } from './password-field.tsx'
import { useSubmit } from './use-submit.ts'

interface LogInFormProps {
  /** E-mail address or username. */
  who: string
  password: string
  onChange: (change: { who?: string; password?: string }) => void
  onForgot: () => void
}

export function LogInForm({ who, password, onChange, onForgot }: LogInFormProps) {
  const { errors, busy, form } = useSubmit(
    () => {
      const found: FieldErrors = {}
      if (who.trim() === '') found.username = 'Enter your e-mail address or username.'
      if (password === '') found.password = 'Enter your password.'
      return found
    },
    async () => {
      if (!(await signIn(who.trim(), password))) return
      announceBonus()
      finishLogin()
    },
  )
  return (
    <form {...form} className="grid gap-4">
      <FormError message={errors.form} />
      <TextField
        label="E-mail or username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={who}
        onChange={(event) => onChange({ who: event.target.value })}
        error={errors.username ?? errors.email}
      />
      <PasswordField value={password} onChange={(value) => onChange({ password: value })} error={errors.password} />
      <Button type="submit" tone="primary" size="lg" busy={busy} className="mt-1">
        Log in
      </Button>
      <Press
        onClick={onForgot}
        className="min-h-11 justify-self-center px-2 text-sm text-ink2 underline underline-offset-4 hover:text-ink"
      >
        Forgot your password?
      </Press>
    </form>
  )
}
