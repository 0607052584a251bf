/** How every floating list looks and comes into view. One that fades away takes no presses any more, however long that lasts. */
export const popupLook =
  'rounded-md border border-line bg-raise1 text-ink shadow-high outline-none origin-(--transform-origin) transition-[scale,opacity] data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:scale-97 data-ending-style:opacity-0 data-closed:pointer-events-none'

/** One row of such a list. */
export const rowLook =
  'flex min-h-11 w-full cursor-default select-none items-center gap-3 rounded-sm px-3 py-2 text-left text-sm text-ink focus-visible:bg-raise2 focus-visible:-outline-offset-2 data-highlighted:bg-raise2 data-disabled:opacity-50'
