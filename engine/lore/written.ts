/** What is read of sheets that are written, and what follows when they are changed by hand: all that the program's own thread needs of them. */
export { editSheet } from './edit.ts'
export { linesOf } from './fields.ts'
export { foundryActor } from './foundry.ts'
export { townNamesOf } from './settlement/town-names.ts'
export { soundsOf } from './sounds/sounds.ts'
export { UnknownPart } from './unknown-part.ts'
