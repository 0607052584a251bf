import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'

interface PasswordFieldProps {
  label?: string
  value: string
  onChange: (value: string) => void
  error?: string
  /** A new password is being chosen, so that password managers offer one. */
  isNew?: boolean
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label = 'Password', value, onChange, error, isNew }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <TextField
        label={label}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
        hint={isNew ? 'At least 8 characters.' : undefined}
        className="pr-12"
      />
      <IconButton
        label={isShown ? 'Hide the password' : 'Show the password'}
        aria-pressed={isShown}
        className="absolute top-[1.7rem] right-0"
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </div>
  )
}
