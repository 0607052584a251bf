/** Anything that can be drawn with: of a page's canvas, or of one that is nowhere on the page. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export type Sheet = OffscreenCanvas | HTMLCanvasElement

/** Makes an empty canvas. Handed in, so that the same drawing runs where there is no page. */
export type MakeSheet = (width: number, height: number) => Sheet

export function penOf(sheet: Sheet): Pen {
  const pen = sheet.getContext('2d') as Pen | null
  if (!pen) throw new Error('This browser gave no canvas to draw on')
  return pen
}

/** A canvas of the browser that is nowhere on its page. */
export const offPage: MakeSheet = (width, height) => {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}
