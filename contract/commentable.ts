// No schemas here: screens read these before they load any.

/** What people can say something about. */
export const commentableKinds = ['image', 'sheet', 'lora', 'roadmap', 'competition'] as const

/** Longest comment, characters. */
export const COMMENT_MAX = 2000
/** Answers that a comment is shown with before anybody asks for more. */
export const REPLIES_SHOWN = 3
/** Most people that one comment can name. */
export const MENTIONS_MAX = 10

/** What people can like. */
export const likeableKinds = ['image', 'sheet', 'lora', 'comment'] as const
export type LikeableKind = (typeof likeableKinds)[number]

/** Whose views are counted. */
export const viewedKinds = ['image', 'sheet', 'lora'] as const
export type ViewedKind = (typeof viewedKinds)[number]

/** An @ and a username, where no word stands before it; a full stop at its end ends the sentence. */
export const mentionPattern = /(?<![\w@.])@([A-Za-z0-9_.]{2,29}[A-Za-z0-9_])/g
