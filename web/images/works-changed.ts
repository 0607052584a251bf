import type { QueryClient } from '@tanstack/react-query'
import { refreshLists, refreshWorks } from '../api/refresh-works.ts'
import { tellOtherTabs } from '../live/other-tabs.ts'

/** After the person changed a picture whose own page shows the change already: renews the lists here, and all in their other tabs. */
export function listsChanged(client: QueryClient): Promise<void> {
  tellOtherTabs('pictures')
  return refreshLists(client)
}

/** After the person changed or deleted pictures: renews the lists and the pictures' own pages, here and in their other tabs. */
export function worksChanged(client: QueryClient): Promise<void> {
  tellOtherTabs('pictures')
  return refreshWorks(client)
}
