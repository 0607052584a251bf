export { linesOf } from './fields.ts'
export { foundryActor } from './foundry.ts'
export { townNamesOf } from './settlement/town-names.ts'
export { editSheet, rollAgain, type SheetOrder, writeSheet } from './write.ts'
