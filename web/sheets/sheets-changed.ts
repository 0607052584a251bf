import type { QueryClient } from '@tanstack/react-query'
import { tellOtherTabs } from '../live/other-tabs.ts'
import { refreshSheetLists } from './queries.ts'

/** After the person changed or deleted a sheet: renews the lists here, and all that shows it in their other tabs. */
export function sheetsChanged(client: QueryClient): Promise<void> {
  tellOtherTabs('sheets')
  return refreshSheetLists(client)
}
