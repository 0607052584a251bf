export { linesOf } from './fields.ts'
export { editSheet, rollAgain, type SheetOrder, writeSheet } from './write.ts'
