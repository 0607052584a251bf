import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { explain } from '../api/api-error.ts'
import { classes } from '../ui/classes.ts'
import { Glyph } from '../ui/glyph.tsx'
import { rowLook } from '../ui/popup-look.ts'
import { Press } from '../ui/press.tsx'
import { saveFile } from '../ui/save-file.ts'
import { toast } from '../ui/toast-store.ts'
import { fetchExport, type MapExport } from './map-export.ts'

export interface ExportKind extends Pick<MapExport, 'format' | 'paper' | 'side'> {
  name: string
  detail: string
}

/** The files a picture can be had as, made when pressed, one at a time. */
export function MapExportList({
  id,
  kinds,
  wish,
}: {
  id: string
  kinds: readonly ExportKind[]
  wish?: Omit<MapExport, 'format' | 'paper'>
}) {
  const make = useMutation({
    mutationFn: ({ name: _name, detail: _detail, ...kind }: ExportKind) => fetchExport(id, { ...kind, ...wish }),
    onSuccess: ({ name, file }) => saveFile(name, file),
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
  })
  return (
    <ul>
      {kinds.map((kind) => {
        const isUnderWay = make.isPending && make.variables?.name === kind.name
        return (
          <li key={kind.name}>
            <Press
              aria-busy={isUnderWay || undefined}
              aria-disabled={make.isPending}
              onClick={() => !make.isPending && make.mutate(kind)}
              className={classes(rowLook, 'cursor-pointer hover:bg-raise2 aria-disabled:cursor-default')}
            >
              {isUnderWay ? (
                <Glyph name="spinner" className="size-4.5 animate-spin text-ink3" />
              ) : (
                <FileDown aria-hidden className="size-4.5 text-ink3" />
              )}
              <span className="font-medium">{kind.name}</span>
              <span className="ml-auto text-xs text-ink3">{isUnderWay ? 'Making it…' : kind.detail}</span>
            </Press>
          </li>
        )
      })}
    </ul>
  )
}
