/** Loaded first in a process of tests: a password in it costs 3 ms instead of 250. Verification uses the cost of the hash. */
import { setHashCost } from '../passwords/password.ts';

setHashCost({ N: 2 ** 10, r: 8, p: 1 });
