import { Fresh } from './fresh.tsx'
import { Hero } from './hero.tsx'
import { SampleSheets } from './sample-sheets.tsx'

export default function HomeScreen() {
  return (
    <>
      <Hero />
      <SampleSheets />
      <Fresh />
    </>
  )
}
