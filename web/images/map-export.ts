import type { ExportQuery } from '../../contract/images.ts'
import { fetchFile } from '../api/fetch-file.ts'

export type MapExport = Omit<ExportQuery, 'until' | 'sign'>

/** Has a map's file made; it takes some seconds. Only its owner's key has notes. Throws ApiError. */
export const fetchExport = (id: string, wish: MapExport) => fetchFile('exportMap', { id }, wish)
