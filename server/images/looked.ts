// What is seen of a picture on its way in, and kept with it.
export { glanced, lookBytes } from './look/glanced.ts'
export { lookedOver, lookOver } from './vision/look-over.ts'
