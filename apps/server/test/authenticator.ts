import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The part of WebAuthn options that an authenticator reads. */
interface Options {
  readonly challenge: string;
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const digest = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();
const userPresent = 0x01;
const hasCredential = 0x40;

/** A security key in software (ES256), for one credential of one origin. */
export class TestAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  readonly #origin: string;
  /** The next signature has the following number. */
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The answer to `navigator.credentials.create`, as JSON. */
  create({ challenge }: Options): Record<string, unknown> {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]) as never,
    );
    const length = Buffer.from([0, this.#id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, Buffer.from(key)]);
    const authData = Buffer.concat([this.#authData(userPresent | hasCredential), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.#answer({
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge)),
      attestationObject: base64url(isoCBOR.encode(attestation as never)),
      transports: ['usb'],
    });
  }

  /** The answer to `navigator.credentials.get`, as JSON. */
  get({ challenge }: Options, origin = this.#origin): Record<string, unknown> {
    this.counter += 1;
    const authData = this.#authData(userPresent);
    const clientData = this.#clientData('webauthn.get', challenge, origin);
    const signed = createSign('sha256').update(Buffer.concat([authData, digest(clientData)]));
    return this.#answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(signed.sign(this.#keys.privateKey)),
    });
  }

  #clientData(type: string, challenge: string, origin = this.#origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([digest(new URL(this.#origin).hostname), Buffer.from([flags]), counter]);
  }

  #answer(response: object): Record<string, unknown> {
    const id = base64url(this.#id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
