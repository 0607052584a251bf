import type { Visibility } from '../../contract/visibility.ts'
import { toast } from './toast-store.ts'

/** Who can open the link, where that is not everybody. */
const notes: Record<Visibility, string | undefined> = {
  public: undefined,
  unlisted: 'Whoever has it can open the page.',
  private: 'Only you can open it. For others, set “Who sees it” to By link or Public first.',
}

/** Puts the address of a page of this site into the clipboard, and says who can open it. */
export async function copyLink(path: string, visibility: Visibility): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href)
    toast({ title: 'Link copied', description: notes[visibility], tone: 'good' })
  } catch {
    toast({
      title: 'The link could not be copied',
      description: 'Your browser did not allow it. Open the page and copy its address from the address bar.',
      tone: 'bad',
    })
  }
}
