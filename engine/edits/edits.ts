export { erased } from './fill.ts'
export { type Reason, Refused } from './refused.ts'
export { type Box, edited } from './steps.ts'
export { upscaled } from './upscale.ts'
