import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Whose key it is, and to which service: sealed text opens for nobody and nothing else. */
export interface Bound {
  userId: string
  service: string
}

export interface Seal {
  seal(text: string, bound: Bound): string
  /** Undefined for what was sealed under another AUTH_SECRET, for somebody or something else, or was altered. */
  open(sealed: string, bound: Bound): string | undefined
}

const CIPHER = 'aes-256-gcm'
/** NIST SP 800-38D: 96 bits, and the whole tag. */
const NONCE_BYTES = 12
const TAG_BYTES = 16
const PURPOSE = 'lanternkeep: people’s own keys to services, 1'

const boundTo = ({ userId, service }: Bound) => Buffer.from(JSON.stringify([userId, service]))

/** Encrypts under a key of its own, which follows from AUTH_SECRET (RFC 5869) and is used for nothing else. */
export function openSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32))
  return {
    seal(text, bound) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(boundTo(bound))
      const sealed = [cipher.update(text, 'utf8'), cipher.final()]
      return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64url')
    },
    open(sealed, bound) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(boundTo(bound))
        .setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        const text = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]
        return Buffer.concat(text).toString('utf8')
      } catch {
        // The tag does not fit: there is nothing else that decrypting could say.
        return undefined
      }
    },
  }
}
