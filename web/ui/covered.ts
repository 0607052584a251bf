/** A toast has the role of a dialog too, but one that stands beside the page. */
const OVER_THE_PAGE = ':is([role=dialog], [role=alertdialog]):not([aria-modal=false]), [role=menu]'

/** Whether a dialog or a menu lies over the page, which has the keys to itself then. */
export const isPageCovered = () => document.querySelector(OVER_THE_PAGE) !== null
