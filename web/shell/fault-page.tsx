import type { RouteObject } from 'react-router'
import { DarkLantern } from '../instead/dark-lantern.tsx'
import { Fault } from './fault.tsx'
import { Shell } from './shell.tsx'

function FaultScreen() {
  return (
    <>
      <div className="-mb-14 grid justify-items-center pt-20 sm:-mb-22 sm:pt-28">
        <DarkLantern />
      </div>
      <Fault />
    </>
  )
}

/** What the server sends in place of a page that broke, whatever its address. */
export function faultRoutes(): RouteObject[] {
  return [{ element: <Shell />, children: [{ path: '*', element: <FaultScreen /> }] }]
}
