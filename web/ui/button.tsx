import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Glyph } from './glyph.tsx'
import { Link, type LinkProps } from './link.tsx'
import { Press } from './press.tsx'

type Tone = 'primary' | 'plain' | 'quiet' | 'danger'
type Size = 'sm' | 'md' | 'lg'

const tones: Record<Tone, string> = {
  primary: 'bg-amber text-on-amber hover:bg-amber-hover font-semibold',
  plain: 'bg-raise2 text-ink border border-line hover:bg-raise3 font-medium',
  quiet: 'text-ink2 hover:text-ink hover:bg-raise2 font-medium',
  danger: 'bg-bad-fill text-on-bad hover:brightness-110 font-semibold',
}

const sizes: Record<Size, string> = {
  sm: 'h-9 px-3 text-sm gap-1.5 touch-target',
  md: 'h-11 px-4 text-sm gap-2',
  lg: 'h-12 px-6 text-base gap-2.5',
}

const shape =
  'inline-flex shrink-0 items-center justify-center rounded-md whitespace-nowrap select-none transition-[background-color,color,filter]'
const unavailable = 'disabled:not-data-asleep:opacity-50 disabled:pointer-events-none aria-disabled:opacity-50'

interface Look {
  tone?: Tone
  size?: Size
}

const look = ({ tone = 'plain', size = 'md' }: Look, className?: string) =>
  classes(shape, unavailable, tones[tone], sizes[size], className)

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Work is under way: a spinner shows and presses do nothing, but focus stays. */
  busy?: boolean
}

/** It waits until the page is awake: before, a press would be lost, and the browser would send a form by itself, without its words. */
export function Button({
  tone,
  size,
  busy = false,
  'aria-disabled': isUnavailable,
  className,
  children,
  onClick,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <Press
      {...rest}
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || isUnavailable}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={look({ tone, size }, className)}
    >
      {busy && <Glyph name="spinner" className="size-4 animate-spin" />}
      {children}
    </Press>
  )
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ tone, size, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={look({ tone, size }, className)} />
}

/** A link that looks like a button, by which the browser takes a file away. */
export function FileLink({ tone, size, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a download {...rest} className={look({ tone, size }, className)} />
}

/** A pressed button is told from the others by a frame, not by its colour alone. */
export const pressedLook =
  'aria-pressed:text-accent aria-pressed:ring-1 aria-pressed:ring-current aria-pressed:ring-inset'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does; read aloud, and shown by the browser on hover. */
  label: string
  tone?: Tone
  children: ReactNode
}

export function IconButton({ label, tone = 'quiet', className, type = 'button', disabled, ...rest }: IconButtonProps) {
  return (
    <Press
      title={label}
      {...rest}
      type={type}
      disabled={disabled}
      aria-label={label}
      className={classes(shape, unavailable, tones[tone], 'size-11 [&_svg]:size-5', className)}
    />
  )
}
