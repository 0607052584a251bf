import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Accounts } from './accounts/accounts.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Editor } from './edits/editor.ts'
import type { Kinds } from './generations/kind.ts'
import type { Health } from './health/health.ts'
import type { Exporter } from './images/exports/exporter.ts'
import type { Glancer } from './images/look/glancer.ts'
import type { MapReader } from './images/map-reader.ts'
import type { Composer } from './images/over/composer.ts'
import type { Vision } from './images/vision/vision.ts'
import type { Live } from './live/live.ts'
import type { LoraFiles } from './loras/files.ts'
import type { Learner } from './loras/learner.ts'
import type { SendMail } from './mail/mail.ts'
import type { Post } from './mail/post.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Endings } from './notifications/endings.ts'
import type { Unsubscribing } from './notifications/unsubscribing.ts'
import type { OwnKeys } from './own-keys/own-keys.ts'
import type { Reader } from './prompts/reader.ts'
import type { Providers } from './providers/providers.ts'
import type { TextModel } from './providers/service/text-model.ts'
import type { Writer } from './sheets/writer.ts'
import type { Payments } from './shop/payments.ts'
import type { Media } from './storage/media.ts'
import type { Views } from './views/views.ts'

/** What the parts of the running program work with; made once at start (server/program.ts). */
export interface Services {
  config: Config
  log: Logger
  db: Database
  queue: PgBoss
  accounts: Accounts
  sendMail: SendMail
  unsubscribing: Unsubscribing
  /** What is told of work that ends. */
  endings: Endings
  /** Letters on their way. */
  post: Post
  live: Live
  media: Media
  /** Uploads that wait to be re-encoded; never served. */
  incoming: Media
  /** The files of LoRAs. */
  loraFiles: LoraFiles
  /** Learns styles of people's own from their pictures. */
  learner: Learner
  /** Edits pictures. */
  editor: Editor
  providers: Providers
  ownKeys: OwnKeys
  /** What things are paid through; undefined: nothing is sold. */
  payments: Payments | undefined
  /** What can be made (server/kinds.ts). */
  kinds: Kinds
  exporter: Exporter
  /** Compositions that services paint over. */
  composer: Composer
  /** Looks at pictures for a moment: what they are like. */
  glancer: Glancer
  /** Reads uploaded maps. */
  mapReader: MapReader
  /** Looks at pictures from elsewhere, where that is wanted. */
  vision: Vision | undefined
  writer: Writer
  reader: Reader
  /** Tells the prose of sheets in other words, where one is configured. */
  textModel?: TextModel
  health: Health
  metrics: Metrics
  /** Looks at works, counted without remembering who looked. */
  views: Views
  /** The time, so that tests can choose it. */
  now(): Date
}
