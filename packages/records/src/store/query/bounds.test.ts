import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defineCollection } from '../../collection.ts';
import * as f from '../../fields/index.ts';
import type { RequestInfo } from '../../rules/request-info.ts';
import { openTestStore, type TestStore } from '../../testing.ts';
import { type Schema } from '../records.ts';
