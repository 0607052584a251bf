import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'

export interface Letter {
  to: string
  subject: string
  text: string
  headers?: Record<string, string>
}

export type SendMail = (letter: Letter) => Promise<void>

/** Mail by SMTP when configured; otherwise each letter becomes a file in the data folder's outbox, and the log says where. */
export function openMail(config: Config, log: Logger): SendMail {
  if (config.smtpUrl) {
    const transport = nodemailer.createTransport(config.smtpUrl)
    return async (letter) => {
      await transport.sendMail({ from: config.mailFrom, ...letter })
      log.info({ subject: letter.subject }, 'Mail sent')
    }
  }
  const outbox = join(config.dataDir, 'outbox')
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return async (letter) => {
    const { message } = await writer.sendMail({ from: config.mailFrom, ...letter })
    if (!Buffer.isBuffer(message)) throw new Error('The letter was not built in memory')
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    const file = join(outbox, `${randomUUID()}.eml`)
    await writeFile(file, message, { mode: 0o600 })
    log.info({ subject: letter.subject, file }, 'No SMTP_URL is set: the mail was written to the outbox')
  }
}
