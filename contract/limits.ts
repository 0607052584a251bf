/** Business constants both sides, or the browser alone, must agree on; times in ms. */
export const TRACKER_STORAGE_KEY = 'generation-tracker-items'
export const POLL_INTERVALS = {
  video: 500,
  audio: 500,
  merge: 500,
  npc: 2000,
  settlement: 2000,
  shop: 2000,
  tavern: 2000,
} as const
export const POLL_INTERVAL_DEFAULT = 1000
/** How long work of a kind is told to take before it has begun. */
export const ESTIMATED_DURATIONS = { video: 60_000, audio: 30_000 } as const
/** How often a stream of events says that it is still there. */
export const LIVE_HEARTBEAT = 20_000
/** Where a letter's link to confirm an address leads when it does not hold, with `?error=` and why. */
export const UNCONFIRMED_PATH = '/confirm-email'
export const SIGN_OUT_DELAY = 500
export const USER_REFRESH_FALLBACK = 2000
export const USER_REFRESH_FALLBACK_NO_OBSERVER = 1000
export const TOAST_REMOVE_DELAY = 1_000_000
export const MENU_HOVER_DELAY = 100
export const QUERY_STALE_TIME = 5 * 60 * 1000
export const QUERY_GC_TIME = 30 * 60 * 1000
export const QUERY_RETRIES = 2
export const BADGE_MAX = 99
/** Longest prompt and longest negative prompt, characters. */
export const PROMPT_MAX = 2000
export const NEGATIVE_PROMPT_MAX = 500
/** Longest title of a picture, characters. */
export const TITLE_MAX = 120
export const PROMPT_DISPLAY_MAX = 80
export const QUEUE_PROMPT_DISPLAY_MAX = 120
export const IMAGE_QUALITY_DEFAULT = 75
/** Qualities the image endpoint makes; any other is taken for the nearest. */
export const imageQualities = [50, 75, 90] as const
/** Widths the image endpoint makes, px. */
export const imageWidths = [64, 128, 256, 384, 512, 640, 768, 1024, 1536, 2048] as const
/** How long a deleted picture can be brought back, ms. */
export const DELETE_UNDO_WITHIN = 10 * 60_000
/** Most pictures one bulk call may name. */
export const BULK_IMAGES_MAX = 100
/** Longest tag of a picture, characters, and the most tags it may have. */
export const TAG_MAX = 32
export const TAGS_MAX = 12
/** Works of one page of a gallery. */
export const GALLERY_PAGE = 24
/** Most works that one page is asked for. */
export const GALLERY_PAGE_MAX = 60
/** What is counted for a page alone is counted no further than this. */
export const SEARCH_COUNT_MAX = 10_000
/** A search of everybody's works counts them no further than this. */
export const GALLERY_COUNT_MAX = 2500
/** Longest text one field of a sheet may be given, characters. */
export const SHEET_TEXT_MAX = 4000
/** Most fields of one sheet that may be changed by hand. */
export const SHEET_EDITS_MAX = 400
/** Most characters of all its fields changed by hand. */
export const SHEET_EDITS_TEXT_MAX = 100_000
/** Most sheets one request may ask for. */
export const SHEETS_PER_REQUEST_MAX = 20

/** Most little variations one after the other that a picture remembers; the oldest go first. */
export const NUDGES_MAX = 8

/** Fewest and most models or styles side by side in a comparison. */
export const COMPARED_LEAST = 2
export const COMPARED_MOST = 6
/** Fewest of a model's last works, and of one size, that its figures are told from. */
export const FIGURES_LEAST = 5
/** Fewest votes that a model's rating is told from. */
export const RATED_LEAST = 10
/** The mean of the ratings of all models that were compared, on Elo's scale. */
export const RATING_MEAN = 1500
