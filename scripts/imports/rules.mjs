/**
 * The floors, top to bottom, and what each may import. docs/ARCHITECTURE.md says why.
 * `floors`: which folders; `packages`: which npm packages and node: modules (absent: any); `never`: which not.
 */
export const floors = {
  contract: { floors: [], packages: ['zod'] },
  engine: {
    floors: ['contract'],
    never: [
      /^node:(https?|http2|net|tls|dgram|dns|child_process|cluster|sqlite)\b/,
      /^(pg|pg-boss|drizzle-orm|fastify|ai|undici)\b/,
    ],
  },
  server: { floors: ['contract', 'engine'] },
  web: {
    floors: ['contract'],
    never: [/^(pg|pg-boss|drizzle-orm|fastify|sharp|pino|flydrive|better-auth\/(?!client))\b/],
  },
  e2e: { floors: ['contract', 'server'] },
  bench: { floors: ['contract', 'engine', 'server', 'e2e'] },
  scripts: { floors: ['contract', 'engine', 'server'] },
}

/**
 * Packages that only these files of the server may import at run time. Threads are had by the pool alone; each of those that
 * decode or encode pictures does it in a turn of the gate.
 */
export const keepers = {
  piscina: ['server/threads/pool.ts', 'server/threads/hand-over.ts'],
  sharp: [
    'server/edits/editor.ts',
    'server/edits/sent-pictures.ts',
    'server/found/preview.ts',
    'server/images/download.ts',
    'server/images/exports/export-thread.ts',
    'server/images/exports/print.ts',
    'server/images/exports/token.ts',
    'server/images/over/composer.ts',
    'server/images/thumbhash.ts',
    'server/images/upload.ts',
    'server/images/vision/vision.ts',
    'server/loras/learner.ts',
    'server/loras/training-pictures.ts',
    'server/pixels/gate.ts',
    'server/providers/builtin.ts',
    'server/providers/builtin-recorders.ts',
    'server/providers/service/picture.ts',
    'server/recordings/keep.ts',
    'server/storage/resized.ts',
    'server/testing/image-service.ts',
    'server/testing/machines.ts',
    'server/testing/stand-in.ts',
  ],
}

/** The browser's part has no Node; only what renders on the server and the tests may use it. */
export const nodeInWeb = ['web/entry-server.tsx']

/** Folders inside a floor that everybody on that floor builds on; every other folder there is a noun. */
export const foundations = {
  server: ['db', 'http', 'jobs', 'line', 'mail', 'media', 'pixels', 'storage', 'providers', 'testing', 'threads'],
  web: ['ui', 'state', 'api', 'session', 'reports', 'instead', 'site', 'stage'],
}

/** Folders that put the nouns together, as the files directly on a floor do, and may import any of their files. */
export const composers = ['server/app', 'server/leaving', 'server/upkeep', 'server/testing', 'web/shell']

/** The files of a noun that other nouns may import, unless `doors` names them. */
export const usualDoors = ['index', 'commands', 'queries', 'policy', 'presenter']

/** Nouns whose doors have names of their own. A door that nobody uses any more fails the check. */
export const doors = {
  'server/accounts': ['accounts', 'arrivals', 'attempts', 'house', 'queries', 'secret'],
  'server/administration': ['audit', 'bind-deed'],
  'server/generations': ['for-sheet', 'kind', 'policy', 'queries', 'settle', 'start'],
  'server/gold': ['ledger', 'daily-bonus', 'receipts'],
  'server/gifts': ['allowance', 'commands'],
  'server/health': ['disk'],
  'server/words': ['axes', 'commands', 'policy'],
  'server/worn': ['address', 'policy', 'queries', 'wearing'],
  'server/images': [
    'download-name',
    'image-kind',
    'image-order',
    'keeps-scene',
    'looked',
    'policy',
    'queries',
    'rated',
    'room',
    'search',
    'settled-model',
    'thumbhash',
    'title',
    'token',
    'told-scene',
  ],
  'server/edits': ['usable-picture'],
  'server/recordings': ['recording-kind', 'settled-model'],
  'web/auth': ['account-fields', 'form-error', 'password-field', 'use-submit'],
  'web/comments': ['talk', 'comments'],
  'web/notifications': ['notification-settings'],
  'web/levels': ['meters', 'private-room', 'see-levels'],
  'web/likes': ['like-button', 'sheet-vote'],
  'web/tracker': ['provider', 'item', 'outage-note', 'poll-work', 'runs', 'use-runs', 'use-work', 'work-standing'],
  'web/live': ['live', 'other-tabs'],
  'web/images': [
    'card-vote',
    'copy-button',
    'download',
    'map-export-list',
    'own-picture-dialog',
    'picture-shelves',
    'queries',
    'send-picture',
    'stage',
    'undo-delete',
    'understood',
    'works',
    'works-changed',
  ],
  'web/edit': [
    'choose-picture',
    'compare',
    'desk-frame',
    'edit-model',
    'lineage',
    'picture-page',
    'use-edit',
    'use-edit-model',
    'mask',
  ],
  'web/gifts': ['give-gold-button'],
  'web/gold': ['amount-form', 'queries', 'subscription-part'],
  'web/promotions': ['redeem-form'],
  'web/people': ['avatar', 'blocked-list', 'follow-button', 'following-feed', 'page-form', 'queries'],
  'web/collections': ['collect-dialog', 'collections-of', 'queries'],
  'web/collecting': ['collect-button'],
  'web/models': ['facts', 'model-cards', 'queries'],
  'web/recordings': [
    'made',
    'mixer',
    'model-choice',
    'recording-files',
    'recording-stage',
    'playlist-files',
    'save-playlist',
    'small-player',
    'sound-player',
    'use-kept',
    'use-recording',
    'use-sound',
  ],
  'web/audio': ['audio-desk'],
  'web/videos': ['merge-desk', 'video-desk'],
  'web/generate': [
    'category-picker',
    'form',
    'image-desk',
    'seed-field',
    'shape-and-size',
    'submit-bar',
    'upload-desk',
  ],
  'web/loras': ['lora-choice'],
  'web/workshop': ['examples'],
  'web/moderation': ['report-button', 'my-cases', 'words'],
  'web/roadmap': ['queries', 'status'],
  'web/competitions': ['open-button', 'phase', 'queries'],
  'web/sheets': ['queries', 'sheet-card', 'sheet-wall', 'unused-words', 'whole-sheet'],
}

/**
 * What the program's own thread never imports, and from where it is looked for: the doors of what makes pictures, sheets, sound and
 * motion are for threads, which are opened by their address. Beside them are light doors (engine/facts.ts, engine/lore/written.ts).
 */
export const threadsOnly = {
  from: 'server/main.ts',
  doors: [
    'engine/index.ts',
    'engine/edits/edits.ts',
    'engine/lore/index.ts',
    'engine/motion/index.ts',
    'engine/sound/index.ts',
  ],
}
