import type { Config } from './config.ts'

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/

/**
 * Where the links in letters lead. Never to the host that a request names: whoever asks for somebody else's new password
 * chooses that name, and the link would carry the password's token to them.
 */
export const lettersLeadTo = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>) =>
  publicUrl ?? `http://localhost:${port}`

/** What whoever runs the program should know of links that work on this machine alone: pressing once others get letters. */
export function adviceOnLinks(
  config: Pick<Config, 'publicUrl' | 'port' | 'host' | 'smtpUrl' | 'trustProxy'>,
): { level: 'warn' | 'info'; message: string } | undefined {
  if (config.publicUrl) return undefined
  const isServed = config.smtpUrl !== undefined || config.trustProxy
  if (!isServed && LOOPBACK.test(config.host)) return undefined
  return {
    level: isServed ? 'warn' : 'info',
    message: `PUBLIC_URL is not set: links in letters lead to ${lettersLeadTo(config)} and work on this machine alone. Set it to the address that people use.`,
  }
}
