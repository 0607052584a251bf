import { useQueryClient } from '@tanstack/react-query'
import type { Sheet } from '../../contract/sheets.ts'
import { useWork } from '../tracker/use-work.ts'
import { refreshSheetLists, sheetOf } from './queries.ts'

/** Makes something that goes with a sheet, a picture or another sheet, and shows it there once it is made. */
export function useSheetWork({ kind, id }: Sheet) {
  const client = useQueryClient()
  return useWork(() => {
    void client.invalidateQueries({ queryKey: sheetOf(kind, id).queryKey })
    void refreshSheetLists(client)
  })
}
