const part = encodeURIComponent;

/** Links of the forms list. */
export const formsLinks = {
  forms: '/forms',
  form: (request: string) => `/form/${part(request)}`,
  identify: (link: string) => `/identify/${part(link)}`,
  access: (id: string) => `/access/${part(id)}?back=forms`,
  myData: '/forms?show=my-data',
  accessLog: (id: string) => `/forms?show=my-data&access=${part(id)}`,
};
