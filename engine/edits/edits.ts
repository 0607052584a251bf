export { erased, NothingLeft } from './fill.ts'
export { type Box, edited, NoFace } from './steps.ts'
export { upscaled } from './upscale.ts'
