export { linesOf } from './fields.ts'
export { foundryActor } from './foundry.ts'
export { editSheet, rollAgain, type SheetOrder, writeSheet } from './write.ts'
