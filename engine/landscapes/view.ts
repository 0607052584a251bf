import type { Frame } from '../paint/frame.ts'
import type { Camera } from './scene.ts'

/** The camera at a size: world to px and back. */
export interface View {
  width: number
  height: number
  /** Focal length, px. */
  focal: number
  /** Row of the horizon, px. */
  horizon: number
  eye: number
  /** px a thousandth of the picture's height; line widths and brushes follow it. */
  unit: number
}

/** The camera's view at a size in px. A frame of another shape than the scene was composed for is cut or widened. */
export function viewOf(camera: Camera, frame: Frame): View {
  const { width, height } = frame
  return {
    width,
    height,
    focal: camera.focal * height,
    horizon: camera.horizon * height,
    eye: camera.eye,
    unit: height / 1000,
  }
}

export const columnAt = (view: View, x: number, z: number) => view.width / 2 + (view.focal * x) / z

export const rowAt = (view: View, height: number, z: number) => view.horizon - (view.focal * (height - view.eye)) / z
