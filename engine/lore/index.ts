/** Sheets are written behind this door: it is loaded in threads alone, and some ten times as much as written.ts. */
export { unusedWords } from './unused.ts'
export { rollAgain, type SheetOrder, writeSheet } from './write.ts'
