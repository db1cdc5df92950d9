/** `factor`: a second factor of the program; see SecondFactors. */
export type SignInMethod = 'password' | 'otp' | 'oauth2' | 'factor';
