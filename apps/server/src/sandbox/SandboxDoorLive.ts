/** The door of the sandbox (沙箱之门): its calls are there while it is on, for requests that nobody unknown passed on. */
import { NotFound } from '@ljonething/api/errors/errors'
import { SandboxDoor } from '@ljonething/api/sandbox/SandboxDoor'
import { Context, Effect, Layer } from 'effect'
import type { HttpServerResponse } from 'effect/http'
import { HttpServerRequest } from 'effect/http'
import type { unhandled } from 'effect/Types'
import { ServiceConfig } from '../platform/Config.ts'
import { reachesSandbox } from '../platform/http/reachesSandbox.ts'

export const SandboxDoorLive = Layer.effect(
  SandboxDoor,
  Effect.map(ServiceConfig, (config) =>
    SandboxDoor.of((httpEffect) =>
      Effect.contextWith(
        (
          context: Context.Context<HttpServerRequest.HttpServerRequest>
        ): Effect.Effect<HttpServerResponse.HttpServerResponse, NotFound | unhandled> =>
          reachesSandbox(Context.get(context, HttpServerRequest.HttpServerRequest), config)
            ? httpEffect
            : Effect.fail(new NotFound({ msg: '沙箱未开启' }))
      )
    )
  )
)
