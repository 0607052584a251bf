import type { Canvas } from '@napi-rs/canvas'

/** Gives back a canvas's memory at once: the collector sees only a small object and would leave hundreds of megabytes standing. */
export function release(...canvases: readonly Canvas[]): void {
  for (const canvas of canvases) {
    canvas.width = 1
    canvas.height = 1
  }
}
