import type { ComponentProps } from 'react'
import { useIsAwake } from './use-is-awake.ts'

/**
 * Every button is one of these, whatever it looks like: it waits until the page is awake, for before a press would be heard by
 * nobody.
 */
export function Press({ type = 'button', disabled, ...rest }: ComponentProps<'button'>) {
  const isAwake = useIsAwake()
  return <button {...rest} type={type} disabled={disabled || !isAwake} data-asleep={!isAwake || undefined} />
}
